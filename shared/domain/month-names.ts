/** In English, as people write them in files and questions. */
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** 1 to 12 of `Mar`, `march` or `Sept`; 0 for a word that is no month. */
export function monthNumber(word: string): number {
  const name = word.toLowerCase();
  const short = name === 'sept' ? 'sep' : name;
  return monthNames.findIndex((full) => full === name || full.slice(0, 3) === short) + 1;
}
