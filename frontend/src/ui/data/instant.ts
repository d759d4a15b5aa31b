import { displayDate, type LocalDate, localDateOf } from '../../../../shared/domain/dates';
import { now } from '../../api/clock';

const isValid = (moment: Date): boolean => !Number.isNaN(moment.getTime());

const dayOf = (moment: Date): LocalDate => localDateOf(moment, -moment.getTimezoneOffset());

/** Today in the person's time zone. */
export const today = (): LocalDate => dayOf(now());

/** `2:05 PM` in the person's time zone; never broken before AM or PM. */
export const displayTime = (moment: Date): string =>
  `${moment.getHours() % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')}\u00a0${moment.getHours() < 12 ? 'AM' : 'PM'}`;

/** The local date of a UTC instant, so an evening addition is not dated tomorrow. Empty when invalid. */
export function displayDay(instant: string | null | undefined): string {
  const moment = new Date(instant ?? '');
  return isValid(moment) ? displayDate(dayOf(moment)) : '';
}

/** A UTC instant in local time: `Jan 05, 2025, 2:05 PM`. Empty when invalid. */
export function displayInstant(instant: string): string {
  const day = displayDay(instant);
  return day && `${day}, ${displayTime(new Date(instant))}`;
}

const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });

/** The same with the person's time zone: `Jan 05, 2025, 2:05 PM EST`. Empty when invalid. */
export function zonedInstant(instant: string): string {
  const text = displayInstant(instant);
  const name = text && zone.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName');
  return name ? `${text} ${name.value}` : '';
}
