import type { LeaseAttention } from '../../../shared/contract/home';
import { addDays, daysBetween, localDateOf } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import { LeaseOutline } from '../../../shared/domain/leases/lease';
import { soonDays } from '../../../shared/domain/leases/status/attention';
import { openPacketOf } from '../../../shared/domain/leases/status/standing';
import { statusOf } from '../../../shared/domain/leases/status/status';
import { untilOf } from '../../../shared/domain/leases/status/until-when';
import { dayOfProperty } from '../../../shared/domain/leases/time-zones';
import { totalOf } from '../../../shared/domain/ledger/accounts';
import { owedIn } from '../../../shared/domain/ledger/ledger-lines';
import { may } from '../../../shared/domain/people/roles';
import { normalizeEmail } from '../../../shared/domain/text';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { promiseStates } from '../../common/ledger/promise-standing';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { LeaseLine } from '../../table/leases/record';
import { isLeaseBook, type StoredHead } from '../../table/ledger/record';
import { placeOfHead, todayIn } from './home-money';
import { type HomeCall, type HomeLease, type HomeRead, isWithoutOffer } from './read-home';

type Kind = LeaseAttention['kind'];
type Asking = { readonly now: Date; readonly mail: string | undefined; readonly mayChange: boolean };

/** A lease without an offer shows this many days before its end. */
const offerDays = 60;
/** A payment that came back shows this many days. */
const returnedDays = 14;
/** A promise that was not kept shows this many days. */
const promisedDays = 14;
/** Ledgers whose returned payments, or whose promises, are read. */
const mostReturned = 50;
const ledgersAtOnce = 16;

/** Why this caller has to look at a lease today, at its own property; undefined for no reason. */
function kindOf(
  { attention, outline, zones }: LeaseLine,
  { now, mail, mayChange }: Asking,
): Kind | undefined {
  if (!attention) return undefined;
  const on = dayOfProperty(zones, now);
  const lease = LeaseOutline.parse(outline);
  if (attention.why === 'sign') {
    const isOut = lease.terms.some(({ number }) => openPacketOf(lease, { term: number, on }));
    return isOut && mail !== undefined && attention.signers?.includes(mail) ? 'sign' : undefined;
  }
  if (!mayChange) return undefined;
  if (attention.why === 'send' || attention.why === 'deposit') return attention.why;
  if (attention.on > addDays(on, soonDays)) return undefined;
  if (attention.why === 'move-in') return 'move-in';
  return statusOf(lease, on) === 'holdover' ? 'holdover' : 'move-out';
}

/** What a line of this kind is about, in cents; undefined for nothing, or for who sees no money. */
function centsOf(kind: Kind, line: LeaseLine, head: StoredHead | undefined): number | undefined {
  if (kind === 'sign' || kind === 'send') return undefined;
  if (kind === 'deposit') return head && -totalOf(head.balances, 'deposit');
  if (kind === 'move-in') return head && Math.max(0, owedIn(head.balances));
  return kind === 'move-out' ? undefined : line.rent;
}

const placeOf = ({ leaseId, unitId, unitNumber, propertyTitle, tenants }: LeaseLine) => ({
  lease_id: leaseId,
  unit_id: unitId,
  unit_number: unitNumber,
  property_title: propertyTitle,
  tenants: [...tenants],
});

/** Leases that need a step: of these the table keeps which ones and when. */
async function steps({ viewer, now }: HomeCall, { seesLeases, heads }: HomeRead, deps: Deps) {
  const { organizationId } = viewer;
  const lines = await deps.leases.needingAttention({ organizationId, today: localDateOf(now) });
  const seen = lines.filter(({ propertyId }) => seesLeases?.(propertyId));
  const isAsked = seen.some(({ attention }) => attention?.why === 'sign');
  const mail = isAsked ? normalizeEmail((await viewerAccount(viewer, deps)).email) : undefined;
  const mayChange = may(viewer, { area: 'leases', level: 'change' });
  const headOf = new Map((heads ?? []).map((head) => [head.leaseId, head]));
  return seen.flatMap((line): LeaseAttention[] => {
    const kind = kindOf(line, { now, mail, mayChange });
    if (!kind || !line.attention) return [];
    const cents = centsOf(kind, line, headOf.get(line.leaseId));
    // Nothing is held: there is no deposit to return.
    if (kind === 'deposit' && cents === 0) return [];
    const { on } = line.attention;
    const days = daysBetween(dayOfProperty(line.zones, now), on);
    return [{ kind, on, days, ...placeOf(line), ...defined({ cents: cents === 0 ? undefined : cents }) }];
  });
}

/** Leases that end soon, to whose tenants nobody offered a renewal. */
function endings({ viewer }: HomeCall, { leases, seesLeases }: HomeRead): LeaseAttention[] {
  if (!may(viewer, { area: 'leases', level: 'change' })) return [];
  const found = leases.flatMap((lease: HomeLease): LeaseAttention[] => {
    const { line, outline, on, status } = lease;
    const last = status === 'expiring' ? untilOf(outline, on).on : undefined;
    if (last === undefined || last > addDays(on, offerDays) || !isWithoutOffer(lease)) return [];
    const leaves = line.attention?.why === 'end' && last <= addDays(on, soonDays);
    // A week before the end it is a move-out.
    if (leaves || !seesLeases?.(line.propertyId)) return [];
    return [{ kind: 'ending', on: last, days: daysBetween(on, last), ...placeOf(line), cents: line.rent }];
  });
  return found.toSorted((one, other) => one.on.localeCompare(other.on));
}

const ofHead = (head: StoredHead) => ({ ...placeOfHead(head), tenants: [...head.shown.tenants] });

/** Payments that a bank took back in the last two weeks and whose tenants owe; and what is in dispute. */
async function takenBack({ viewer, now }: HomeCall, { heads = [] }: HomeRead, deps: Deps) {
  if (!may(viewer, { area: 'money', level: 'change' })) return [];
  const dayOf = todayIn(now);
  const books = heads.filter(isLeaseBook);
  const disputed = books.flatMap((head): LeaseAttention[] => {
    const cents = totalOf(head.balances, 'withheld');
    return cents > 0 ? [{ kind: 'disputed', on: dayOf(head), days: 0, ...ofHead(head), cents }] : [];
  });
  const back = books.filter(
    ({ returned, balances, ...head }) =>
      returned !== undefined &&
      returned >= addDays(dayOf({ ...head, balances }), -returnedDays) &&
      owedIn(balances) > 0,
  );
  const returned = await mapAll(
    back.slice(0, mostReturned),
    async (head): Promise<LeaseAttention> => {
      const { organizationId, leaseId, returned: on = '' } = head;
      const entries = await deps.ledgers.entriesBetween({ organizationId, leaseId, from: on });
      const last = entries.findLast(({ type }) => type === 'return');
      const payments = last?.payment === undefined ? [] : [last.payment];
      const [payment] = await deps.ledgers.paymentsOf({ organizationId, leaseId, payments });
      const why = last?.why === '' ? undefined : last?.why;
      const days = daysBetween(dayOf(head), on);
      return { kind: 'returned', on, days, ...ofHead(head), ...defined({ cents: payment?.cents, why }) };
    },
    { concurrency: ledgersAtOnce },
  );
  return [...disputed, ...returned.toSorted((one, other) => one.on.localeCompare(other.on))];
}

/** Promises of the last two weeks that were not kept, of tenants who owe (promise.md). */
async function brokenPromises({ viewer, now }: HomeCall, { heads = [] }: HomeRead, deps: Deps) {
  if (!may(viewer, { area: 'money', level: 'change' })) return [];
  const dayOf = todayIn(now);
  const past = heads.flatMap((head) => {
    const { promise, balances } = head;
    const today = dayOf(head);
    if (!promise || promise.due >= today || promise.due < addDays(today, -promisedDays)) return [];
    return owedIn(balances) > 0 ? [{ head, promise, today }] : [];
  });
  const found = await mapAll(
    past.slice(0, mostReturned),
    async ({ head, promise, today }): Promise<LeaseAttention[]> => {
      const { pending = [] } = head;
      const [state] = await promiseStates([promise], { ledger: head, pending, today }, deps);
      const { due: on, cents } = promise;
      const days = daysBetween(today, on);
      return state === 'broken' ? [{ kind: 'promise', on, days, ...ofHead(head), cents }] : [];
    },
    { concurrency: ledgersAtOnce },
  );
  return found.flat().toSorted((one, other) => one.on.localeCompare(other.on));
}

/** The leases that need this caller, by what is to be done; none for a caller who sees no leases. */
export async function readAttention(
  request: HomeCall,
  read: HomeRead,
  deps: Deps,
): Promise<LeaseAttention[]> {
  const [before, back, promised] = await Promise.all([
    read.seesLeases ? steps(request, read, deps) : [],
    takenBack(request, read, deps),
    brokenPromises(request, read, deps),
  ]);
  return [...before, ...back, ...promised, ...endings(request, read)];
}
