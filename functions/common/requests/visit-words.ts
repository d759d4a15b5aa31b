import { windowWords } from '../../../shared/domain/appointment-moves';
import { zoneAt } from '../../../shared/domain/leases/time-zones';
import { plainName } from '../../../shared/domain/name-line';
import type { RequestFacts, Visit, Window } from '../../../shared/domain/requests/request';

type Place = Pick<RequestFacts, 'place'>;

/** A visit's time on the clock of the home. */
export const visitWhen = ({ place: { zones } }: Place, visit: Window): string =>
  windowWords(visit, zoneAt({ state: '', zipcode: '', zones }, new Date(visit.from)));

/** Who comes: the vendor or the person of the job, on whose behalf. */
export function visitWho({ jobs }: Pick<RequestFacts, 'jobs'>, visit: Visit, organization: string): string {
  const to = jobs.find(({ jobId }) => jobId === visit.jobId)?.to;
  const sender = plainName(organization);
  if (!to) return sender;
  return `${plainName(to.name)}, ${to.kind === 'vendor' ? 'sent by' : 'of'} ${sender}`;
}
