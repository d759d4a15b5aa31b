import type { MessageShown, RequestDetails, RequestFileShown } from '../../shared/contract/request-shapes';
import { zoneAt } from '../../shared/domain/leases/time-zones';
import { may } from '../../shared/domain/people/permissions';
import type { Viewer } from '../../shared/domain/people/roles';
import { respondBy, standstill } from '../../shared/domain/requests/due';
import { eventText, readsEvent, readsWords } from '../../shared/domain/requests/history';
import { ceilingOf, leftOf, spentOf } from '../../shared/domain/requests/spend';
import { kindOf, standingCancel, standingConfirm, standingWait } from '../../shared/domain/requests/standing';
import { confirmedAt, silenceAt } from '../../shared/domain/requests/status';
import { readLine, withoutStaffParts } from '../common/requests/read-line';
import {
  askShown,
  billShown,
  costShown,
  estimateShown,
  fileShown,
  jobShown,
  visitShown,
} from '../common/requests/read-parts';
import type { RequestAt, Side } from '../common/requests/request-at';
import type { Deps } from '../runtime/deps/deps';
import type {
  RequestMessage,
  StoredRequest,
  StoredRequestEvent,
  StoredRequestFile,
} from '../table/requests/record';
import { requestMay } from './request-may';

type Reading = RequestAt & { readonly viewer: Viewer; readonly now: Date };

/** Whether the caller reads amounts, estimates and bills: staff who see the money. */
export const seesMoney = (viewer: Viewer, side: Side): boolean =>
  side === 'staff' && may(viewer, { area: 'money', level: 'view' });

const audiences: Readonly<Record<Side, readonly StoredRequestFile['audience'][]>> = {
  staff: ['all', 'vendor', 'staff'],
  owner: ['all'],
  tenant: ['all'],
};

/** Files of the money are read by who sees it. */
const isSeen = (file: StoredRequestFile, { side, viewer }: Pick<Reading, 'side' | 'viewer'>): boolean =>
  audiences[side].includes(file.audience) &&
  (seesMoney(viewer, side) || (file.kind !== 'estimate' && file.kind !== 'bill'));

/** People in it: staff read all, a tenant the own household, an owner first names. */
function tenantsShown({ request, side }: Reading): RequestDetails['tenants'] {
  const firstName = (name: string): string => name.split(' ')[0] ?? '';
  return request.tenants.map(({ name, mobile, email }) =>
    side === 'owner'
      ? { name: firstName(name), mobile_number: '', email: '' }
      : {
          name,
          mobile_number: side === 'staff' ? mobile : '',
          email: side === 'staff' ? email : '',
        },
  );
}

/** Amounts, for who may read them. An owner reads what was asked and the own part is in the statement. */
function moneyParts(reading: Reading) {
  const { request, side, viewer } = reading;
  const isSeen = seesMoney(viewer, side);
  const asks =
    side === 'owner'
      ? request.asks.map((ask) => askShown(ask, viewer.ownerId ?? ''))
      : request.asks.map((ask) => askShown(ask));
  const ownCosts = request.costs.map((cost) => ({ ...costShown(cost), bill_id: '' }));
  return {
    estimates: isSeen ? request.estimates.map(estimateShown) : [],
    asks: isSeen || side === 'owner' ? asks : [],
    bills: isSeen ? request.bills.map((bill) => billShown(bill, request)) : [],
    costs: isSeen ? request.costs.map(costShown) : side === 'owner' ? ownCosts : [],
    money: isSeen
      ? {
          ceiling: ceilingOf(request),
          spent: spentOf(request),
          left: leftOf(request),
          lease_id: request.place.leaseId,
        }
      : undefined,
  };
}

const historyShown = (
  events: readonly StoredRequestEvent[],
  { side, viewer }: Reading,
): RequestDetails['history'] =>
  events
    .filter((event) => readsEvent(event, { reader: side, seesMoney: seesMoney(viewer, side) }))
    .map((event) => ({
      seq: event.seq,
      at: event.at,
      by: event.by.name,
      by_kind: event.by.kind,
      text: eventText(event),
      words: readsWords(event, side) ? event.words : '',
    }));

type Thread = { readonly messages: readonly RequestMessage[]; readonly files: readonly StoredRequestFile[] };

/** Messages for a reader: inner ones are the staff's, and an owner reads none. */
export async function messagesShown(
  { messages, files }: Thread,
  { side, viewer, now }: Reading,
  deps: Deps,
): Promise<MessageShown[]> {
  if (side === 'owner') return [];
  const seen = messages.filter(({ inner }) => side === 'staff' || !inner);
  return Promise.all(
    seen.map(async ({ seq, at, by, inner, text }) => ({
      seq,
      at,
      by: by.name,
      by_kind: by.kind,
      is_mine: by.id === viewer.userRoleId,
      is_inner: inner,
      text,
      files: await Promise.all(
        files.filter(({ message }) => message === seq).map((file) => fileShown(file, { now }, deps)),
      ),
    })),
  );
}

type Stored = {
  readonly events: readonly StoredRequestEvent[];
  readonly files: readonly StoredRequestFile[];
  readonly thread: { readonly messages: readonly RequestMessage[]; readonly hasMore: boolean };
  readonly read: number;
};

const stoodMinutes = (request: StoredRequest, now: string): number =>
  Math.round(standstill(request, now) / 60_000);

/** How it ended or will, in what a reader sees. */
function endParts(request: StoredRequest, now: string) {
  const cancel = standingCancel(request);
  const confirm = standingConfirm(request);
  const isDone = confirmedAt(request, now) === undefined;
  return {
    confirms_at: isDone ? silenceAt(request) : undefined,
    duplicate_of: cancel?.duplicateOf,
    cancel_why: cancel?.why,
    rating: confirm && { stars: confirm.rating, words: confirm.words },
  };
}

/** A request whole, as its reader may see it. */
export async function readDetails(reading: Reading, stored: Stored, deps: Deps): Promise<RequestDetails> {
  const { request, head, side, now } = reading;
  const at = now.toISOString();
  const { raised, place } = request;
  const line = readLine(request, at);
  const wait = standingWait(request, at);
  const own = stored.files.filter((file) => file.message === undefined && isSeen(file, reading));
  const [files, messages] = await Promise.all([
    Promise.all(own.map((file): Promise<RequestFileShown> => fileShown(file, { now }, deps))),
    messagesShown({ messages: stored.thread.messages, files: stored.files }, reading, deps),
  ]);
  const { rating, ...end } = endParts(request, at);
  return {
    ...(side === 'staff' ? line : withoutStaffParts(line)),
    ...kindOf(request),
    address: place.address,
    zone: zoneAt(head.property, now),
    room: raised.room,
    how: raised.how,
    may_enter: raised.mayEnter,
    pets: raised.pets,
    windows: [...raised.windows],
    raised_by_kind: raised.by.kind,
    respond_by: respondBy(request),
    acknowledged_by: request.acknowledged?.by.name,
    stood_minutes: stoodMinutes(request, at),
    ...end,
    rating: side === 'owner' ? undefined : rating,
    tenants: tenantsShown(reading),
    jobs: side === 'owner' ? [] : request.jobs.map(jobShown).map((job) => withoutReasons(job, side)),
    visits: request.visits.map((visit) => visitShown(visit, request, at)),
    wait: wait && {
      for: wait.for,
      since: wait.at,
      until: wait.until,
      why: side === 'staff' ? wait.why : '',
    },
    ...moneyParts(reading),
    files,
    history: historyShown(stored.events, reading),
    messages,
    has_more_messages: stored.thread.hasMore && side !== 'owner',
    read_seq: stored.read,
    may: requestMay(reading),
  };
}

/** Why a vendor declined is the staff's to read. */
const withoutReasons = (job: ReturnType<typeof jobShown>, side: Side) =>
  side === 'staff' ? job : { ...job, why: '', sees_phone: false, sees_limit: false };
