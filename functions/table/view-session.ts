/** The one 'View as' session beside an admin's own: starting another takes its place, and a repeat finds the first. */
export const viewSessionId = (ownSessionId: string): string => `${ownSessionId}_view`;
