import { outlineOf } from '../../../shared/domain/requests/outline';
import type { RequestFacts } from '../../../shared/domain/requests/request';
import { requestLimits } from '../../../shared/domain/requests/request-limits';
import { standingConfirm, standingJob } from '../../../shared/domain/requests/standing';
import { isOpen, statusOf } from '../../../shared/domain/requests/status';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion, missingOr } from '../db/conditions';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { put, remove, update, type Write } from '../db/writes';
import { entryWrites, type LedgerPost } from '../ledger/writes';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import { VendorJob } from '../vendors/record';
import { vendorJobs, vendorStars } from '../vendors/writes';
import {
  type ApprovalLink as Approval,
  ApprovalLink,
  CareDue,
  LeaseRequests,
  PlaceRequest,
  RequestListed,
  StoredRequest,
  StoredRequestEvent,
  StoredRequestFile,
  WorkLink,
} from './record';

/** One change of a request, all of it in one transaction. */
export type RequestChange = {
  /** As it was read; absent for a new one. */
  readonly before?: StoredRequest | undefined;
  readonly facts: RequestFacts;
  readonly key: { readonly organizationId: string; readonly requestId: string };
  readonly event: Omit<StoredRequestEvent, 'organizationId' | 'requestId'>;
  readonly files?: readonly StoredRequestFile[];
  readonly link?: WorkLink | undefined;
  readonly approvals?: readonly Approval[];
  readonly mails?: readonly Omit<OutboxEntry, 'tries'>[];
  readonly dues?: readonly CareDue[];
  /** The bill in the property's book, the claim in the lease's, or their reversals (D87). */
  readonly posts?: readonly LedgerPost[];
  readonly trace: Trace;
};

/** Untriaged ones first, by age; then by what has to be fixed next; over, by when that was. */
function listedAs(facts: RequestFacts, requestId: string, now: string): StoredRequest['listed'] {
  if (!isOpen(statusOf(facts, now)))
    return { year: now.slice(0, 4), place: [now, requestId].join(separator) };
  const triage = facts.triages.at(-1);
  const isUntriaged = !triage || (facts.reopens.at(-1)?.seq ?? 0) > triage.seq;
  const place = isUntriaged ? `0#${facts.raised.at}` : `1#${triage.fixBy}`;
  return { year: '', place: [place, requestId].join(separator) };
}

/** The head and its line after a change; an ended one stays where it ended. */
export function requestAfter({
  before,
  facts,
  key,
  event,
}: Pick<RequestChange, 'before' | 'facts' | 'key' | 'event'>) {
  const as = listedAs(facts, key.requestId, event.at);
  const listed = as.year !== '' && before?.listed.year ? before.listed : as;
  return { ...key, ...facts, version: (before?.version ?? 0) + 1, listed } satisfies StoredRequest;
}

/**
 * What a change does to the count of a lease's open requests. A new one is refused at the limit; one that is
 * reopened is not, for it was there before.
 */
function leaseWrites(change: RequestChange, after: StoredRequest): Write<'lease-requests'>[] {
  const { before, facts, key } = change;
  const { leaseId } = facts.place;
  const isOpenIn = (one: StoredRequest | undefined) => one?.listed.year === '';
  if (leaseId === undefined || isOpenIn(before) === isOpenIn(after)) return [];
  const lease = { organizationId: key.organizationId, leaseId };
  const isNew = before === undefined;
  return [
    update(LeaseRequests, {
      key: lease,
      set: lease,
      add: { open: isOpenIn(after) ? 1 : -1 },
      ...(isNew && { condition: missingOr('open', { attr: 'open', lt: requestLimits.openOfALease }) }),
    }),
  ];
}

/** What a change does to the counts of vendors: a job that begins, ends, or passes on. */
function vendorWrites({ before, facts, key, event }: RequestChange): Write[] {
  const { organizationId, requestId } = key;
  const vendorOf = (of: RequestFacts | undefined) => {
    const job = of && standingJob(of);
    return job?.to.kind === 'vendor' ? job : undefined;
  };
  const [old, now] = [vendorOf(before as RequestFacts | undefined), vendorOf(facts)];
  const count = (vendorId: string, by: 1 | -1) => vendorJobs({ organizationId, vendorId }, by);
  const isSameVendor = old?.to.id === now?.to.id;
  const counts = isSameVendor
    ? []
    : [...(old ? [count(old.to.id, -1)] : []), ...(now ? [count(now.to.id, 1)] : [])];
  const isNewJob = now && now.jobId !== old?.jobId;
  const line = isNewJob
    ? [put(VendorJob, { organizationId, vendorId: now.to.id, requestId, jobId: now.jobId, at: event.at })]
    : [];
  return [...counts, ...line, ...starWrites(facts, { key, event })];
}

/** Stars that a tenant gives with this change, to the vendor who did the work. */
function starWrites(facts: RequestFacts, { key, event }: Pick<RequestChange, 'key' | 'event'>): Write[] {
  const confirm = standingConfirm(facts);
  const done = facts.dones.at(-1);
  const job = facts.jobs.find(({ jobId }) => jobId === done?.jobId);
  const isNow = confirm?.seq === event.seq && confirm.rating !== undefined && confirm.by.kind === 'tenant';
  if (!isNow || job?.to.kind !== 'vendor') return [];
  return [vendorStars({ organizationId: key.organizationId, vendorId: job.to.id }, confirm.rating ?? 0)];
}

/** The head, its event, its line and whatever else a change names. */
function requestWrites(change: RequestChange): Write[] {
  const {
    before,
    facts,
    key,
    event,
    files = [],
    link,
    approvals = [],
    mails = [],
    dues = [],
    posts = [],
  } = change;
  const after = requestAfter(change);
  const { organizationId, requestId } = key;
  const { listed, version } = after;
  const isMoved = before && (before.listed.place !== listed.place || before.listed.year !== listed.year);
  const { propertyId, unitId, leaseId } = facts.place;
  const place = {
    ...key,
    propertyId,
    at: facts.raised.at,
    ...(unitId && { unitId }),
    ...(leaseId && { leaseId }),
  };
  return [
    put(StoredRequest, after, before ? isVersion(before.version) : absent),
    put(StoredRequestEvent, { ...key, ...event }, absent),
    put(RequestListed, { organizationId, requestId, version, ...listed, facts: outlineOf(facts) }),
    ...(isMoved ? [remove(RequestListed, { organizationId, ...before.listed })] : []),
    ...(before ? [] : [put(PlaceRequest, place)]),
    ...leaseWrites(change, after),
    ...vendorWrites(change),
    ...files.map((file) => put(StoredRequestFile, file, absent)),
    ...(link ? [put(WorkLink, link, absent)] : []),
    ...approvals.map((approval) => put(ApprovalLink, approval, absent)),
    ...mails.map(outboxWrite),
    ...dues.map((due) => put(CareDue, due)),
    ...posts.flatMap((post) => [...(post.trace ? traceWrites(post.trace) : []), ...entryWrites(post)]),
  ];
}

const refusals: Readonly<Record<string, 'vendor-archived' | 'request-limit'>> = {
  vendor: 'vendor-archived',
  'lease-requests': 'request-limit',
};

/**
 * Refuses `vendor-archived`, `request-limit`, and `conflict` when the request or a book changed meanwhile:
 * read again.
 */
export const writeRequest =
  (db: Db) =>
  async (change: RequestChange): Promise<number> => {
    const failure = await db.transact([...traceWrites(change.trace), ...requestWrites(change)]);
    if (failure) throw refuse(refusals[failure.name] ?? 'conflict');
    return requestAfter(change).version;
  };
