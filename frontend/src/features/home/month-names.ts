import { displayMonth } from '../../../../shared/domain/dates';
import { monthNames } from '../../../../shared/domain/month-names';

/** `November` of `2026-11`. */
export function monthName(month: string): string {
  const name = monthNames[Number(month.slice(5)) - 1] ?? '';
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** `Nov` of `2026-11`. */
export const shortMonth = (month: string): string => displayMonth(month).slice(0, 3);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Saturday, Nov 28` of a local date. */
export function weekdayText(day: string): string {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday}, ${shortMonth(day.slice(0, 7))} ${day.slice(8)}`;
}
