import { en } from 'chrono-node';
import type { Period } from '../../shared/domain/assistant/periods';
import type { LocalDate } from '../../shared/domain/dates';
import { isLocalDate } from '../../shared/domain/dates';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * A single day in words that the grammar does not know, such as 'the day before yesterday'; turned to the
 * past.
 */
export function readDay(question: string, today: LocalDate): Period | undefined {
  const noon = new Date(`${today}T12:00:00.000Z`);
  const [found] = en.casual.parse(question, { instant: noon, timezone: 0 }, { forwardDate: false });
  if (!found || found.end || !found.start.isCertain('day')) return undefined;
  const [year, month, day] = [found.start.get('year'), found.start.get('month'), found.start.get('day')];
  if (year === null || month === null || day === null) return undefined;
  const past = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const last = past > today ? `${year - 1}${past.slice(4)}` : past;
  return isLocalDate(last) ? { from: last, to: last } : undefined;
}
