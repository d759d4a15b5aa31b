const hour = 3_600_000;

/** Nobody is mailed before this hour at the property, nor from the evening's on. */
const morning = 8;
const evening = 21;

/** Whether it is night at a place; `dayOf` is its calendar day of an instant. */
export function isQuiet(dayOf: (instant: Date) => string, now: Date): boolean {
  const dayIn = (hours: number): string => dayOf(new Date(now.getTime() + hours * hour));
  return dayIn(-morning) !== dayIn(0) || dayIn(24 - evening) !== dayIn(0);
}
