import { displayDate, localDateOf } from '../../../shared/domain/dates';

/** A UTC instant on the person's own clock: `Jan 05, 2025, 14:05`; empty when invalid. */
export function displayInstant(instant: string): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return '';
  const date = displayDate(localDateOf(moment, -moment.getTimezoneOffset()));
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date}, ${hours}:${minutes}`;
}
