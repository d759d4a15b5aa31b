import type { DateArray } from 'ics';

/** A UTC instant as a calendar file's library takes it. */
export const utcParts = (instant: string): DateArray => {
  const at = new Date(instant);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
};
