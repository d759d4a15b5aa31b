/** The only source of the present; on one machine it can be set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
