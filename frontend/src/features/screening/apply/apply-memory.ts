/**
 * The application that this tab began by a unit's link: going back to that link goes on with it, so nobody
 * applies twice by mistake. It ends with the tab.
 */
const keyOf = (unit: string): string => `applying:${unit}`;

export const begunBy = (unit: string): string | undefined => sessionStorage.getItem(keyOf(unit)) ?? undefined;

export const rememberBegun = (unit: string, application: string): void =>
  sessionStorage.setItem(keyOf(unit), application);

export const forgetBegun = (unit: string): void => sessionStorage.removeItem(keyOf(unit));
