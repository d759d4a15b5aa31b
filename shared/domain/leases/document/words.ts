import { displayDollars } from '../../money';
import { moveInLabels } from '../rent/move-in-labels';
import type { LateTerms, MoveInDue, MoveInItem, ProrationMethod } from '../rent/rent-terms';

/** `Ada, Grace and Olga`. */
export const joinWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** `1st`, `22nd`, `13th`: a day of a month. */
export const ordinal = (day: number): string => {
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? 'th'}`;
};

/** How a partial month is charged, to end a sentence that begins 'is charged'. */
export const prorationWords: Record<ProrationMethod, string> = {
  'actual-days': 'by the days occupied out of the actual days of that month',
  'thirty-day-month': 'by the days occupied, with every month counted as thirty days',
  'actual-over-thirty': 'at one thirtieth of the monthly amount for each day occupied',
  'year-365': 'at twelve monthly amounts divided by 365 for each day occupied',
  none: 'in full',
};

const dueWords: Record<MoveInDue, string> = {
  signing: 'when everyone has signed',
  start: 'on the first day',
};

/**
 * What is paid once beside the security deposit: `Pet deposit $300.00, due on the first day; Keys $50.00, …`.
 */
export const moveInWords = (items: readonly MoveInItem[]): string =>
  items
    .filter(({ cents }) => cents > 0)
    .map(({ kind, label, cents, due }) => {
      const name = kind === 'fee' ? label : moveInLabels[kind];
      return `${name} ${displayDollars(cents)}, due ${dueWords[due]}`;
    })
    .join('; ');

const percent = (hundredths: number): string => `${hundredths / 100}%`;

/** The late fee inside a sentence: `$50.00`, `5% of the amount still unpaid`. */
export function lateFeeWords({ fee, repeats, maximumCents }: LateTerms): string {
  if (fee.kind === 'none') return 'none';
  const of = { original: 'the amount that was due', outstanding: 'the amount still unpaid' } as const;
  const once =
    fee.kind === 'flat' ? displayDollars(fee.cents) : `${percent(fee.hundredths)} of ${of[fee.of]}`;
  const again = repeats ? `, and ${displayDollars(repeats.cents)} for each further ${repeats.every}` : '';
  const most = maximumCents === undefined ? '' : `, at most ${displayDollars(maximumCents)} in all`;
  return `${once}${again}${most}`;
}
