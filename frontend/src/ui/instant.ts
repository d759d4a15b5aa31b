import { displayDate, type LocalDate, localDateOf } from '../../../shared/domain/dates';
import { now } from '../api/clock';

const isValid = (moment: Date): boolean => !Number.isNaN(moment.getTime());

const dayOf = (moment: Date): LocalDate => localDateOf(moment, -moment.getTimezoneOffset());

/** Today in the person's time zone. */
export const today = (): LocalDate => dayOf(now());

/** `14:05` in the person's time zone. */
export const displayTime = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** The local date of a UTC instant, so an evening addition is not dated tomorrow. Empty when invalid. */
export function displayDay(instant: string | null | undefined): string {
  const moment = new Date(instant ?? '');
  return isValid(moment) ? displayDate(dayOf(moment)) : '';
}

/** A UTC instant in local time: `Jan 05, 2025, 14:05`. Empty when invalid. */
export function displayInstant(instant: string): string {
  const day = displayDay(instant);
  return day && `${day}, ${displayTime(new Date(instant))}`;
}
