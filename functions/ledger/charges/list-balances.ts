import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import type { BalanceLine } from '../../../shared/contract/ledger-shapes';
import { LeaseOutline } from '../../../shared/domain/leases/lease';
import { LeaseStatus, statusOf } from '../../../shared/domain/leases/status/status';
import { dayInZone, dayOfProperty } from '../../../shared/domain/leases/time-zones';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { seesBank } from '../../../shared/domain/ledger/bank/bank-reach';
import { mayCloseBooks } from '../../../shared/domain/ledger/close-books';
import { agingOf, sumsOf, totalBalance } from '../../../shared/domain/ledger/ledger-lines';
import { planStanding } from '../../../shared/domain/ledger/rent/payment-plan';
import {
  countRentViews,
  daysLate,
  dueThisWeek,
  isInRentView,
  rentOrders,
} from '../../../shared/domain/ledger/rent-list';
import { limits } from '../../../shared/domain/limits';
import { chosenIn, isInRange, readRange } from '../../../shared/domain/lists/list-filters';
import { readOrder, type SortValue, sortLines } from '../../../shared/domain/lists/list-order';
import { shortAccounts } from '../../common/ledger/bank-money';
import { promiseStates } from '../../common/ledger/promise-standing';
import { propertiesChosen } from '../../common/lists/properties-chosen';
import { readWhole } from '../../common/lists/read-whole';
import type { Deps } from '../../runtime/deps/deps';
import type { Handler, ViewerCall } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import type { Autopay } from '../../table/autopay/record';
import { cursorOf, placeOf } from '../../table/db/cursor';
import { plainText } from '../../table/db/natural-order';
import type { LeaseLine } from '../../table/leases/record';
import { isLeaseBook, type StoredHead } from '../../table/ledger/record';
import { allLedgers } from '../../table/ledger-checks/record';

/** Ledgers whose payments are read for a promise. */
const ledgersAtOnce = 16;

type Row = Contract['ledger']['listBalances'];
type Query = RequestOf<Row>['query'];

/** Today by zone: thousands of ledgers are in a few, and asking for a day is slow. */
function todayIn(now: Date): (zone?: string) => string {
  const days = new Map<string, string>();
  return (zone = 'UTC') => {
    const today = days.get(zone) ?? dayInZone(zone, now);
    days.set(zone, today);
    return today;
  };
}

function readBalance(stored: StoredHead, today: string): BalanceLine {
  const { unitId, unitNumber, propertyTitle, tenants } = stored.shown;
  const { pending = [], reminded, returned, open, plan } = stored;
  return {
    lease_id: stored.leaseId,
    unit_id: unitId,
    unit_number: unitNumber,
    property_id: stored.propertyId,
    property_title: propertyTitle,
    tenants: [...tenants],
    ...sumsOf(stored, today),
    ...(stored.writtenOff !== undefined && { written_off: stored.writtenOff }),
    aging: agingOf(open, today),
    days_late: daysLate(open, today),
    due_week: dueThisWeek(open, today),
    pending: pending.reduce((sum, { cents }) => sum + cents, 0),
    reminded,
    returned,
    ...(plan && { plan: planStanding(plan, { head: stored, pending, today }).state }),
  };
}

const textOf = ({ tenants, unit_number: unit, property_title: title }: BalanceLine): string =>
  plainText([...tenants, unit, title].join(' '));

/** What the lease and its autopay add to a line. */
type Facts = {
  readonly leases: ReadonlyMap<string, LeaseLine>;
  readonly autopays: ReadonlyMap<string, Autopay>;
};

const byLease = <T extends { readonly leaseId: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((one) => [one.leaseId, one]));

/** The status at the lease's own property. */
const statusIn = ({ outline, zones }: LeaseLine, now: Date) =>
  statusOf(LeaseOutline.parse(outline), dayOfProperty(zones, now));

function withAutopay(line: BalanceLine, autopays: Facts['autopays']): BalanceLine {
  const autopay = autopays.get(line.lease_id);
  return { ...line, autopay: autopay?.state === 'on' ? autopay.next : undefined };
}

/** A lease that is over has no rent any more. */
function withFacts(line: BalanceLine, { leases, autopays }: Facts, now: Date): BalanceLine {
  const lease = leases.get(line.lease_id);
  const rent = lease && lease.group !== 'over' ? lease.rent : undefined;
  return withAutopay({ ...line, rent, status: lease && statusIn(lease, now) }, autopays);
}

/** Each column's value; 0 and nothing owed count as none, so that they are last in either direction. */
const sortValues: Record<(typeof rentOrders)[number], (line: BalanceLine) => SortValue> = {
  tenants: ({ tenants }) => tenants.join(', ') || undefined,
  unit: ({ property_title, unit_number }) => `${property_title} ${unit_number}`,
  late: ({ days_late }) => days_late || undefined,
  rent: ({ rent }) => rent,
  upcoming: ({ aging }) => aging.upcoming,
  days30: ({ aging }) => aging.days30,
  days60: ({ aging }) => aging.days60,
  days61: ({ aging }) => aging.days90 + aging.older,
  balance: ({ balance }) => balance,
  deposit: ({ deposit_held }) => deposit_held,
  prepaid: ({ prepaid }) => prepaid,
  written: ({ written_off }) => written_off,
  autopay: ({ autopay }) => autopay,
  status: ({ status }) => (status === undefined ? undefined : LeaseStatus.options.indexOf(status)),
};
const ties = [
  ({ property_title }: BalanceLine) => property_title,
  ({ unit_number }: BalanceLine) => unit_number,
];

/** The longest late first, then what is past due, then what is owed. */
function sorted(lines: readonly BalanceLine[], sort: string | undefined): BalanceLine[] {
  const order = readOrder(sort, rentOrders);
  if (!order)
    return lines.toSorted(
      (one, other) =>
        other.days_late - one.days_late || other.past_due - one.past_due || other.balance - one.balance,
    );
  const { [order.key as (typeof rentOrders)[number]]: sortValue } = sortValues;
  return sortLines(lines, { sortValue, isDescending: order.isDescending, ties });
}

const centsOf = (dollars: number | undefined) =>
  dollars === undefined ? undefined : Math.round(dollars * 100);

/** Whether the filters leave a line; search and properties were asked before. */
function isLeft({ late, amount, autopay, status }: Query): (line: BalanceLine) => boolean {
  const days = readRange(late);
  const dollars = readRange(amount);
  const cents = dollars && { from: centsOf(dollars.from), to: centsOf(dollars.to) };
  const statuses = chosenIn(status);
  return (line) =>
    isInRange(line.days_late, days) &&
    isInRange(line.balance, cents) &&
    (autopay === undefined || (autopay === 'on') === (line.autopay !== undefined)) &&
    (statuses.length === 0 || statuses.includes(line.status ?? ''));
}

/** A filter or order that a person chose: three of these at a time. */
const isUsual = ({ property, owner, late, amount, autopay, status, sort }: Query): boolean =>
  [property, owner, late, amount, autopay, status, sort].every((part) => part === undefined);
const asksForAutopay = ({ autopay, sort }: Query): boolean =>
  autopay !== undefined || readOrder(sort, rentOrders)?.key === 'autopay';

/** Where the newest promise of each line's tenants stands. */
async function withPromises(
  lines: readonly BalanceLine[],
  heads: readonly StoredHead[],
  { now }: ViewerCall,
  deps: Deps,
): Promise<BalanceLine[]> {
  const headOf = byLease(heads);
  const dayOf = todayIn(now);
  return mapAll(
    lines,
    async (line) => {
      const head = headOf.get(line.lease_id);
      if (!head?.promise) return line;
      const { promise, pending = [], shown } = head;
      const today = dayOf(shown.zone);
      const [state = 'standing'] = await promiseStates([promise], { ledger: head, pending, today }, deps);
      return { ...line, promised: { due_on: promise.due, cents: promise.cents, state } };
    },
    { concurrency: ledgersAtOnce },
  );
}

async function autopaysOf(lines: readonly BalanceLine[], { viewer }: ViewerCall, deps: Deps) {
  const { organizationId } = viewer;
  return byLease(
    await deps.autopays.byLeases(lines.map(({ lease_id: leaseId }) => ({ organizationId, leaseId }))),
  );
}

type Reading = {
  readonly lines: readonly BalanceLine[];
  readonly heads: readonly StoredHead[];
};

/** Every lease's line that the caller sees and the search and places leave, and the heads of all books. */
async function readLines(request: RequestOf<Row> & ViewerCall, deps: Deps): Promise<Reading> {
  const { viewer, now, query } = request;
  const { organizationId } = viewer;
  const [isShown, heads, leases] = await Promise.all([
    propertiesChosen(query, 'money', request, deps),
    deps.ledgers.heads(organizationId, { mayLag: !isUsual(query) }),
    deps.leases.everyLine(organizationId),
  ]);
  const wanted = plainText(query.search ?? '');
  const dayOf = todayIn(now);
  const lines = heads
    .filter((head) => isShown?.(head.propertyId) && isLeaseBook(head))
    .map((head) => readBalance(head, dayOf(head.shown.zone)))
    .filter((line) => wanted === '' || textOf(line).includes(wanted));
  const found = byLease(leases);
  const autopays = asksForAutopay(query) ? await autopaysOf(lines, request, deps) : new Map();
  return { lines: lines.map((line) => withFacts(line, { leases: found, autopays }, now)), heads };
}

/** Bank accounts that lack money of others (D54). */
async function shortShown(organizationId: string, heads: readonly StoredHead[], deps: Deps) {
  const { accounts, isSolo } = await shortAccounts(organizationId, deps, heads);
  return accounts.map(({ account, cents }) => ({
    account_id: account.accountId,
    name: account.name,
    cents,
    is_solo: isSolo,
  }));
}

/** Who owes what, each by the day at its property (D6), as a view, with filters and in an order. */
export const listBalances: Handler<Row> = async (request, deps) => {
  const { viewer, query } = request;
  const { view = 'all', after, limit = limits.listPage } = query;
  const { organizationId } = viewer;
  const reading = () => readLines(request, deps);
  const [{ lines, heads }, check] = await Promise.all([
    isUsual(query) ? reading() : readWhole(request, deps, reading),
    mayCloseBooks(viewer) ? deps.ledgers.check({ organizationId, leaseId: allLedgers }) : undefined,
  ]);
  const left = lines.filter(isLeft(query));
  const leases = sorted(
    left.filter((line) => isInRentView(view, line)),
    query.sort,
  );
  const from = after === undefined ? 0 : Number(placeOf('balances', after)[0]);
  const next =
    from + limit < leases.length ? cursorOf('balances', [String(from + limit), 'next']) : undefined;
  const page = leases.slice(from, from + limit);
  const autopays = asksForAutopay(query) ? undefined : await autopaysOf(page, request, deps);
  const paged = autopays ? page.map((line) => withAutopay(line, autopays)) : page;
  const shown = await withPromises(paged, heads, request, deps);
  const totals = {
    ...totalBalance(leases),
    due_week: sumOf(leases.map(({ due_week }) => due_week)),
    rent: sumOf(leases.map(({ rent = 0 }) => rent)),
  };
  const views = countRentViews(left);
  const short = seesBank(viewer) ? await shortShown(organizationId, heads, deps) : [];
  const data = { leases: shown, totals, count: leases.length, views, next };
  return {
    success: 1,
    data: { ...data, differing: [...(check?.differs ?? [])], ...(short.length > 0 && { short }) },
  };
};
