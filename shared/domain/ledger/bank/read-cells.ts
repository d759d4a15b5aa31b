import { isPlausibleDay, type LocalDate } from '../../dates';

/** Cents of `1,234.56`, `$45`, `(45.00)`, `45.00-`, `-45.00` or `45.00 DR`; undefined for anything else. */
export function readCents(text: string): number | undefined {
  const plain = text.replace(/[$\s ]|USD/gi, '').replace(/,(?=\d{3}(\D|$))/g, '');
  const read = /^([-+(]?)(\d*)(?:\.(\d{1,2}))?0*(\)|-|CR|DR)?$/i.exec(plain);
  const [, before = '', whole = '', part = '', after = ''] = read ?? [];
  if (whole === '' && part === '') return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return before === '-' || before === '(' || after === '-' || after.toUpperCase() === 'DR' ? -cents : cents;
}

export type DayOrder = 'month-first' | 'day-first';

const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\s|$)/;

/** `1/31/2026` everywhere but where a first number above 12 shows that days come first. */
export const dayOrderOf = (texts: readonly string[]): DayOrder =>
  texts.some((text) => Number(parts.exec(text.trim())?.[1]) > 12) ? 'day-first' : 'month-first';

/** The bank's own calendar day; a time after it is left out. */
export function readDay(text: string, order: DayOrder = 'month-first'): LocalDate | undefined {
  const plain = text.trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(plain);
  const [, one = '', other = '', year = ''] = parts.exec(plain) ?? [];
  const [month, day] = order === 'month-first' ? [one, other] : [other, one];
  const whole = year.length === 2 ? `20${year}` : year;
  const read = iso
    ? [iso[1], iso[2], iso[3]].join('-')
    : [whole, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  return isPlausibleDay(read) ? read : undefined;
}
