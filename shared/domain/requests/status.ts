import * as z from 'zod';
import type { RequestFacts } from './request';
import {
  isTriaged,
  isUrgentKind,
  openAsk,
  runningWork,
  standingCancel,
  standingConfirm,
  standingDone,
  standingJob,
  standingWait,
} from './standing';

/** A request's status, in the order of the board's columns (D81); drawn in states.md. */
export const requestStatuses = [
  'new',
  'reopened',
  'triaged',
  'waiting-vendor',
  'waiting-tenant',
  'waiting-owner',
  'waiting-parts',
  'waiting-weather',
  'scheduled',
  'in-progress',
  'done',
  'confirmed',
  'canceled',
] as const;
export const RequestStatus = z.enum(requestStatuses);
export type RequestStatus = (typeof requestStatuses)[number];

/** Open ones: somebody still has to do something. */
export const isOpen = (status: RequestStatus): boolean => status !== 'confirmed' && status !== 'canceled';

/** Staff, vendor and tenant work on it: neither done nor over. */
export const isUnderWay = (status: RequestStatus): boolean => isOpen(status) && status !== 'done';

const silenceMilliseconds = 7 * 86_400_000;

/** When silence confirms the standing done; undefined for hazards and what a home cannot do without (D83). */
export function silenceAt(facts: RequestFacts): string | undefined {
  const done = standingDone(facts);
  if (!done || isUrgentKind(facts)) return undefined;
  if (facts.tenants.length === 0) return done.at;
  return new Date(Date.parse(done.at) + silenceMilliseconds).toISOString();
}

/** When it was confirmed, by a person or by silence. */
export function confirmedAt(facts: RequestFacts, now: string): string | undefined {
  const confirm = standingConfirm(facts);
  if (confirm) return confirm.at;
  const silence = silenceAt(facts);
  return silence !== undefined && silence <= now ? silence : undefined;
}

/** The status at an instant: the first that fits (D81). */
export function statusOf(facts: RequestFacts, now: string): RequestStatus {
  if (standingCancel(facts)) return 'canceled';
  if (confirmedAt(facts, now) !== undefined) return 'confirmed';
  if (standingDone(facts)) return 'done';
  if (!isTriaged(facts)) return facts.reopens.length > 0 ? 'reopened' : 'new';
  if (openAsk(facts)) return 'waiting-owner';
  const wait = standingWait(facts, now);
  if (wait) return `waiting-${wait.for}`;
  if (runningWork(facts)) return 'in-progress';
  return workStatus(facts, now);
}

/** Triaged, and nothing holds it up. */
function workStatus(facts: RequestFacts, now: string): RequestStatus {
  const job = standingJob(facts);
  if (job && !job.accepted) return 'waiting-vendor';
  const proposal = openProposal(facts, now);
  if (proposal) return proposal.side === 'home' ? 'waiting-vendor' : 'waiting-tenant';
  return comingVisit(facts, now) ? 'scheduled' : 'triaged';
}

const stands = ({ off, missed }: RequestFacts['visits'][number]): boolean => !off && !missed;

/** The proposal that waits for the other side's answer. */
export const openProposal = ({ visits }: Pick<RequestFacts, 'visits'>, now: string) =>
  visits.findLast((visit) => stands(visit) && !visit.agreed && visit.from > now);

/** The agreed visit that is not over. */
export const comingVisit = ({ visits }: Pick<RequestFacts, 'visits'>, now: string) =>
  visits.find((visit) => stands(visit) && visit.agreed && visit.to > now);

/** What nobody is waiting for but should be looked at. */
export const attentions = [
  'nobody-assigned',
  'visit-passed',
  'owner-refused',
  'no-visit-yet',
  'vendor-silent',
  'owner-silent',
  'bill-missing',
] as const;
export type Attention = (typeof attentions)[number];

const hour = 3_600_000;
/** How long an owner or a vendor may stay silent, in hours. */
export const silentHours = { owner: 72, vendor: 24, hazard: 0.25, bill: 7 * 24 } as const;
const passed = (at: string, hours: number, now: string): boolean =>
  Date.parse(at) + hours * hour <= Date.parse(now);

/** The one thing that staff should look at, the first that fits; undefined if nothing. */
export function attentionOf(facts: RequestFacts, now: string): Attention | undefined {
  const status = statusOf(facts, now);
  if (status === 'done' || status === 'confirmed')
    return isBillMissing(facts, now) ? 'bill-missing' : undefined;
  if (!isTriaged(facts) || status === 'canceled') return undefined;
  const ask = openAsk(facts);
  if (ask) return passed(ask.at, silentHours.owner, now) ? 'owner-silent' : undefined;
  const job = standingJob(facts);
  if (status === 'waiting-vendor' && job && !job.accepted)
    return passed(job.at, isUrgentHazard(facts) ? silentHours.hazard : silentHours.vendor, now)
      ? 'vendor-silent'
      : undefined;
  return status === 'triaged' ? triagedAttention(facts) : undefined;
}

const isUrgentHazard = ({ triages, raised }: RequestFacts): boolean =>
  (triages.at(-1) ?? raised).hazard !== undefined;

function triagedAttention(facts: RequestFacts): Attention {
  if (!standingJob(facts)) return 'nobody-assigned';
  if (isLastAskRefused(facts)) return 'owner-refused';
  return facts.visits.some(({ agreed, off }) => agreed && !off) ? 'visit-passed' : 'no-visit-yet';
}

/** The owners' latest answer was no, and the latest estimate is the one they were asked about. */
export const isLastAskRefused = ({ asks, estimates }: RequestFacts): boolean => {
  const ask = asks.findLast(({ decided }) => decided);
  return ask?.decided?.yes === false && (estimates.at(-1)?.seq ?? 0) < ask.decided.seq;
};

/** A vendor did the work a week ago and sent no bill. */
export function isBillMissing(facts: RequestFacts, now: string): boolean {
  const done = standingDone(facts);
  const job = done && facts.jobs.find(({ jobId }) => jobId === done.jobId);
  if (!done || job?.to.kind !== 'vendor' || !passed(done.at, silentHours.bill, now)) return false;
  const { jobId } = job;
  return !facts.bills.some((bill) => bill.jobId === jobId) && facts.costs.every(({ seq }) => seq < job.seq);
}
