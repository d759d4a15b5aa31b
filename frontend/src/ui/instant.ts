import { displayDate, type LocalDate, localDateOf } from '../../../shared/domain/dates';
import { now } from '../api/clock';

const isValid = (moment: Date): boolean => !Number.isNaN(moment.getTime());

const dayOf = (moment: Date): LocalDate => localDateOf(moment, -moment.getTimezoneOffset());

/** The calendar day where the person sits. */
export const today = (): LocalDate => dayOf(now());

/** `14:05` on the person's own clock, as everywhere. */
export const displayTime = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** The day on which a UTC instant falls for the person: what was added this evening was not added tomorrow. Empty when invalid. */
export function displayDay(instant: string | null | undefined): string {
  const moment = new Date(instant ?? '');
  return isValid(moment) ? displayDate(dayOf(moment)) : '';
}

/** A UTC instant on the person's own clock: `Jan 05, 2025, 14:05`; empty when invalid. */
export function displayInstant(instant: string): string {
  const day = displayDay(instant);
  return day && `${day}, ${displayTime(new Date(instant))}`;
}
