import { createEvents, type EventAttributes } from 'ics';
import { productName } from '../../../shared/domain/product';
import type { Visit } from '../../../shared/domain/requests/request';
import type { StoredRequest } from '../../table/requests/record';
import { utcParts } from '../calendar/utc-parts';
import { namedRequest } from './request-at';

type Placed = Pick<StoredRequest, 'requestId' | 'place'>;

/** One event a visit: its id stays, and its number goes up, so that a calendar replaces what it has. */
function eventOf(visit: Visit, { requestId, place }: Placed, title: string): EventAttributes {
  const isOff = visit.off !== undefined || visit.missed !== undefined;
  return {
    uid: `${requestId}.${visit.number}@keystead`,
    sequence: isOff ? 1 : 0,
    status: isOff ? 'CANCELLED' : 'CONFIRMED',
    title,
    location: [place.address, place.unitNumber && `Unit ${place.unitNumber}`].filter(Boolean).join(', '),
    start: utcParts(visit.from),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcParts(visit.to),
    endInputType: 'utc',
    endOutputType: 'utc',
    productId: productName,
    method: 'PUBLISH',
  };
}

/** Visits as an iCalendar file. */
export function calendarOf(request: Placed, visits: readonly Visit[]): string {
  const title = `${productName} ${namedRequest(request).name}`;
  const { value, error } = createEvents(visits.map((visit) => eventOf(visit, request, title)));
  if (error) throw error;
  return value ?? '';
}

/** The agreed visits of a request, or of one of its jobs, as an iCalendar file. */
export function visitCalendar(request: StoredRequest, jobId?: string) {
  const { name } = namedRequest(request);
  const visits = request.visits.filter(
    (visit) => visit.agreed !== undefined && (jobId === undefined || visit.jobId === jobId),
  );
  return { file_name: `${name}.ics`, calendar: calendarOf(request, visits) };
}
