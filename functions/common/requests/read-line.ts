import type { RequestLine } from '../../../shared/contract/request-shapes';
import { dueAt, overdueHours, respondBy } from '../../../shared/domain/requests/due';
import type { RequestFacts } from '../../../shared/domain/requests/request';
import { kindOf, standingDone, standingJob } from '../../../shared/domain/requests/standing';
import { attentionOf, comingVisit, statusOf } from '../../../shared/domain/requests/status';
import { requestName } from './request-at';

type Listed = RequestFacts & { readonly requestId: string; readonly version: number };

/** A request as a list shows it, at an instant. The same of its outline as of the whole. */
export function readLine({ requestId, version, ...facts }: Listed, now: string): RequestLine {
  const { place, raised, snoozed } = facts;
  const { category, hazard } = kindOf(facts);
  const isOver = standingDone(facts) !== undefined || statusOf(facts, now) === 'canceled';
  const due = isOver ? undefined : (dueAt(facts, now) ?? respondBy(facts));
  const visit = comingVisit(facts, now);
  const job = standingJob(facts);
  return {
    request_id: requestId,
    name: requestName(requestId),
    status: statusOf(facts, now),
    attention: attentionOf(facts, now),
    category,
    hazard,
    priority: facts.triages.at(-1)?.priority,
    words: raised.words,
    property_id: place.propertyId,
    property_title: place.propertyTitle,
    unit_id: place.unitId,
    unit_number: place.unitNumber,
    area: place.area,
    raised_at: raised.at,
    raised_by: raised.by.name,
    due_at: due,
    overdue_hours: isOver ? 0 : overdueHours(facts, now),
    assignee: job && { ...job.to },
    visit: visit && { from: visit.from, to: visit.to },
    snoozed_until: snoozed !== undefined && snoozed > now ? snoozed : undefined,
    version,
  };
}

/** A line for who may know less: an owner reads no attention of the staff's, nor does a tenant. */
export const withoutStaffParts = ({ attention: _, snoozed_until: __, ...line }: RequestLine): RequestLine =>
  line;
