import { monthNames } from '../month-names';

export const month = `(${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`;
export const year = '(20\\d\\d)';
export const day = '(\\d{1,2})(?:st|nd|rd|th)?';
export const weekDays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export const weekDay = `(${weekDays.join('|')})`;

export const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};

/** Words that stand in dates alone, unless they are part of a name. */
const dateWords = new RegExp(
  `^(?:${month}|${weekDay}|${year}|${day}|q[1-4]|year|years|month|months|week|weeks|days|day|quarter|half|since|yesterday|today|ytd|mtd|qtd|last|past|previous|first|second|third|fourth|current|coming|next|date|far|${Object.keys(numbers).join('|')}|\\d{4}-\\d\\d(?:-\\d\\d)?)$`,
);

export const isDateWord = (word: string): boolean => dateWords.test(word.toLowerCase());
