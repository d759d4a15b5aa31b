import { addDays, addMonths, addToMonth, dayInMonth, endOfMonth, type LocalDate, monthOf } from '../dates';
import { monthNumber } from '../month-names';
import { day, month, numbers, weekDay, weekDays, year } from './date-words';

/** Both days included. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate };

const count = `(\\d{1,3}|${Object.keys(numbers).join('|')})`;
const countOf = (text: string): number => numbers[text] ?? Number(text);

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const yearOf = (today: LocalDate): number => Number(today.slice(0, 4));

const wholeMonth = (text: string): Period => ({ from: `${text}-01`, to: endOfMonth(text) });
const wholeYear = (text: number): Period => ({ from: `${text}-01-01`, to: `${text}-12-31` });

/** A month without a year is the last one that has begun. */
const monthNamed = (name: string, today: LocalDate, said?: string): string => {
  const number = twoDigits(monthNumber(name));
  const thisYear = `${yearOf(today)}-${number}`;
  if (said !== undefined) return `${said}-${number}`;
  return thisYear <= monthOf(today) ? thisYear : `${yearOf(today) - 1}-${number}`;
};

/** A day without a year is the last one that has come. */
function dayNamed(
  name: string,
  of: { number: string; today: LocalDate; said?: string | undefined },
): LocalDate {
  const dated = dayInMonth(monthNamed(name, of.today, of.said), Number(of.number));
  return of.said === undefined && dated > of.today ? addMonths(dated, -12) : dated;
}

const quarter = (number: number, ofYear: number): Period => {
  const first = `${ofYear}-${twoDigits(number * 3 - 2)}`;
  return { from: `${first}-01`, to: endOfMonth(addToMonth(first, 2)) };
};
const quarterOf = (today: LocalDate): number => Math.ceil(Number(today.slice(5, 7)) / 3);
const ordinals: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };

/** A quarter without a year is the last one that has begun. */
function quarterNamed(number: number, today: LocalDate, said?: string): Period {
  if (said !== undefined) return quarter(number, Number(said));
  return quarter(number, number <= quarterOf(today) ? yearOf(today) : yearOf(today) - 1);
}

const weekDayOf = (date: LocalDate): number => new Date(`${date}T00:00:00.000Z`).getUTCDay();
/** The last such day before today. */
const lastWeekDay = (name: string, today: LocalDate): LocalDate => {
  const wanted = [...weekDays].indexOf(name as (typeof weekDays)[number]);
  return addDays(today, -((weekDayOf(today) - wanted + 6) % 7) - 1);
};
/** Weeks begin on Sunday. */
const week = (today: LocalDate, before = 0): Period => {
  const from = addDays(today, -weekDayOf(today) - 7 * before);
  return { from, to: addDays(from, 6) };
};

type Found = readonly (string | undefined)[];
type Form = { readonly pattern: RegExp; readonly read: (found: Found, today: LocalDate) => Period };
const form = (pattern: string, read: Form['read']): Form => ({
  pattern: new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`),
  read,
});
const text = (found: Found, index: number): string => found[index] ?? '';

const lastDays = (days: number, today: LocalDate): Period => ({ from: addDays(today, 1 - days), to: today });

/** The first form that is found counts, so longer forms stand before their parts. */
const forms: readonly Form[] = [
  form(`(?:from |between )?${month} ${year} (?:to|through|until|and|-) ${month} ${year}`, (found) => ({
    from: `${monthNamed(text(found, 1), '', text(found, 2))}-01`,
    to: endOfMonth(monthNamed(text(found, 3), '', text(found, 4))),
  })),
  form(`(?:from |between )?${month} (?:to|through|until|and|-) ${month}(?: ${year})?`, (found, today) => {
    const last = monthNamed(text(found, 2), today, found[3]);
    const first = `${last.slice(0, 4)}-${twoDigits(monthNumber(text(found, 1)))}`;
    return { from: `${first <= last ? first : addToMonth(first, -12)}-01`, to: endOfMonth(last) };
  }),
  form(`since ${month} ${day}(?: ${year})?`, (found, today) => ({
    from: dayNamed(text(found, 1), { number: text(found, 2), today, said: found[3] }),
    to: today,
  })),
  form(`since ${month}(?: ${year})?`, (found, today) => ({
    from: `${monthNamed(text(found, 1), today, found[2])}-01`,
    to: today,
  })),
  form(`since ${weekDay}`, (found, today) => ({ from: lastWeekDay(text(found, 1), today), to: today })),
  form('since yesterday', (_, today) => ({ from: addDays(today, -1), to: today })),
  form(`since ${year}`, (found, today) => ({ from: `${text(found, 1)}-01-01`, to: today })),
  form('since (?:the )?(?:new year|start of the year|beginning of the year)', (_, today) => ({
    from: `${yearOf(today)}-01-01`,
    to: today,
  })),
  form('(?:year to date|ytd|this year so far|so far this year)', (_, today) => ({
    from: `${yearOf(today)}-01-01`,
    to: today,
  })),
  form('(?:month to date|mtd|this month so far|so far this month)', (_, today) => ({
    from: `${monthOf(today)}-01`,
    to: today,
  })),
  form('(?:quarter to date|qtd|this quarter so far)', (_, today) => ({
    from: quarterNamed(quarterOf(today), today).from,
    to: today,
  })),
  form(`(?:the )?(?:last|past|previous) ${count} days`, (found, today) =>
    lastDays(countOf(text(found, 1)), today),
  ),
  form(`(?:the )?(?:last|past|previous) ${count} weeks`, (found, today) =>
    lastDays(7 * countOf(text(found, 1)), today),
  ),
  form(`(?:the )?(?:last|past|previous) ${count} months`, (found, today) => ({
    from: `${addToMonth(monthOf(today), -countOf(text(found, 1)))}-01`,
    to: endOfMonth(addToMonth(monthOf(today), -1)),
  })),
  form(`(?:the )?(?:last|past|previous) ${count} years`, (found, today) => ({
    from: `${yearOf(today) - countOf(text(found, 1))}-01-01`,
    to: `${yearOf(today) - 1}-12-31`,
  })),
  form('(?:the )?month before last', (_, today) => wholeMonth(addToMonth(monthOf(today), -2))),
  form('(?:the )?year before last', (_, today) => wholeYear(yearOf(today) - 2)),
  form('(?:last|past|previous) month', (_, today) => wholeMonth(addToMonth(monthOf(today), -1))),
  form('(?:this|the current) month', (_, today) => wholeMonth(monthOf(today))),
  form('(?:next|the coming) month', (_, today) => wholeMonth(addToMonth(monthOf(today), 1))),
  form('(?:last|past|previous) year', (_, today) => wholeYear(yearOf(today) - 1)),
  form('(?:this|the current) year', (_, today) => wholeYear(yearOf(today))),
  form('next year', (_, today) => wholeYear(yearOf(today) + 1)),
  form('(?:last|past|previous) quarter', (_, today) => {
    const first = addToMonth(monthOf(quarterNamed(quarterOf(today), today).from), -3);
    return { from: `${first}-01`, to: endOfMonth(addToMonth(first, 2)) };
  }),
  form('(?:this|the current) quarter', (_, today) => quarterNamed(quarterOf(today), today)),
  form(`q([1-4])(?: ${year})?`, (found, today) => quarterNamed(Number(found[1]), today, found[2])),
  form(`(?:the )?(first|second|third|fourth) quarter(?: (?:of )?${year})?`, (found, today) =>
    quarterNamed(ordinals[text(found, 1)] ?? 1, today, found[2]),
  ),
  form(`(?:the )?(first|second) half(?: (?:of )?${year})?`, (found, today) => {
    const ofYear = found[2] ?? String(yearOf(today));
    return found[1] === 'first'
      ? { from: `${ofYear}-01-01`, to: `${ofYear}-06-30` }
      : { from: `${ofYear}-07-01`, to: `${ofYear}-12-31` };
  }),
  form('(?:last|past|previous) week', (_, today) => week(today, 1)),
  form('(?:this|the current) week', (_, today) => week(today)),
  form(`${year}-(0[1-9]|1[0-2])-(\\d\\d)`, (found) => {
    const only = `${text(found, 1)}-${text(found, 2)}-${text(found, 3)}`;
    return { from: only, to: only };
  }),
  form(`${year}-(0[1-9]|1[0-2])`, (found) => wholeMonth(`${text(found, 1)}-${text(found, 2)}`)),
  form(`(?:on )?${month} ${day} ${year}`, (found, today) => {
    const only = dayNamed(text(found, 1), { number: text(found, 2), today, said: found[3] });
    return { from: only, to: only };
  }),
  form(`(?:in |for |of |during )?${month} ${year}`, (found, today) =>
    wholeMonth(monthNamed(text(found, 1), today, found[2])),
  ),
  form(`on ${month} ${day}`, (found, today) => {
    const only = dayNamed(text(found, 1), { number: text(found, 2), today });
    return { from: only, to: only };
  }),
  form(`(?:in |for |of |during )?${month}`, (found, today) => wholeMonth(monthNamed(text(found, 1), today))),
  form(`(?:in |for |of |during )?${year}`, (found) => wholeYear(Number(found[1]))),
  form(`(?:on )?(?:last )?${weekDay}`, (found, today) => {
    const only = lastWeekDay(text(found, 1), today);
    return { from: only, to: only };
  }),
  form('yesterday', (_, today) => ({ from: addDays(today, -1), to: addDays(today, -1) })),
  form('today', (_, today) => ({ from: today, to: today })),
];

/** Spaces for the commas and dots of a date, lower case. */
const tidy = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[.,?!;:()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The period that a question names, and the words that name it; names of things are taken out before. */
export function periodIn(
  question: string,
  today: LocalDate,
): { readonly period: Period; readonly words: string } | undefined {
  const words = tidy(question);
  for (const { pattern, read } of forms) {
    const found = pattern.exec(words);
    if (found) return { period: read(found, today), words: found[0] };
  }
  return undefined;
}
