import { createEvents } from 'ics';
import type { AppointmentWindow } from '../../../shared/domain/appointment';
import { productName } from '../../../shared/domain/product';
import { utcParts } from './utc-parts';

type Meeting = {
  /** Stays the same over all changes of one meeting. */
  readonly uid: string;
  /** Goes up with each change, so that a calendar moves or takes away what it has. */
  readonly number: number;
  readonly title: string;
  readonly location: string;
  readonly window: AppointmentWindow;
  readonly isOff: boolean;
};

/** An appointment as an iCalendar file. */
export function appointmentCalendar({ uid, number, title, location, window, isOff }: Meeting): string {
  const { value, error } = createEvents([
    {
      uid,
      sequence: number,
      status: isOff ? 'CANCELLED' : 'CONFIRMED',
      title,
      location,
      start: utcParts(window.from),
      startInputType: 'utc',
      startOutputType: 'utc',
      end: utcParts(window.to),
      endInputType: 'utc',
      endOutputType: 'utc',
      productId: productName,
      method: 'PUBLISH',
    },
  ]);
  if (error) throw error;
  return value ?? '';
}
