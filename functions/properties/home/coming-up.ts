import type { ComingUp } from '../../../shared/contract/home';
import { addDays } from '../../../shared/domain/dates';
import { lastDayOf, signedTerms } from '../../../shared/domain/leases/status/standing';
import { untilOf } from '../../../shared/domain/leases/status/until-when';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { rentKinds } from '../../../shared/domain/ledger/rent/rent-months';
import type { Deps } from '../../runtime/deps/deps';
import { isLeaseBook } from '../../table/ledger/record';
import type { OpenBill } from './open-bills';
import { type HomeLease, type HomeRead, isInForce } from './read-home';

/** How far the home looks ahead. */
const aheadDays = 14;
const mostNamed = 3;

const placeOf = ({ line }: HomeLease) => ({
  lease_id: line.leaseId,
  unit_id: line.unitId,
  unit_number: line.unitNumber,
  property_title: line.propertyTitle,
});

const isSoon = (day: string | undefined, today: string): day is string =>
  day !== undefined && day >= today && day <= addDays(today, aheadDays);

/** Lists by day. */
function byDay<T>(list: readonly T[], dayOf: (one: T) => string): [string, T[]][] {
  const days = new Map<string, T[]>();
  for (const one of list) days.set(dayOf(one), [...(days.get(dayOf(one)) ?? []), one]);
  return [...days];
}

/** Rent as it is charged, seven days before it is due. */
function rentComing({ heads = [], today }: HomeRead): ComingUp[] {
  const charges = heads
    .filter(isLeaseBook)
    .flatMap(({ leaseId, open }) =>
      open
        .filter(({ kind, due }) => rentKinds.includes(kind) && isSoon(due, today))
        .map(({ due, cents }) => ({ leaseId, due, cents })),
    );
  return byDay(charges, ({ due }) => due).map(([on, some]) => ({
    on,
    kind: 'rent' as const,
    count: new Set(some.map(({ leaseId }) => leaseId)).size,
    cents: sumOf(some.map(({ cents }) => cents)),
    names: [],
  }));
}

async function autopayComing({ heads = [], today }: HomeRead, deps: Deps): Promise<ComingUp[]> {
  const books = heads.filter(isLeaseBook);
  const autopays = await deps.autopays.byLeases(
    books.map(({ organizationId, leaseId }) => ({ organizationId, leaseId })),
  );
  const soon = autopays.filter(({ state, next }) => state === 'on' && isSoon(next, today));
  return byDay(soon, ({ next }) => next).map(([on, some]) => ({
    on,
    kind: 'autopay' as const,
    count: some.length,
    names: some.slice(0, mostNamed).map(({ payer }) => payer.name),
  }));
}

const kindOfEnd = { renewed: 'renewal', term: 'lease-end' } as const;

/** What comes of one lease: its first day, its last one, or what follows its term. */
function ofLease(lease: HomeLease): ComingUp[] {
  const { line, outline, on: today, status } = lease;
  const of = { count: 1, place: placeOf(lease), names: [...line.tenants] };
  const first = status === 'signed' ? signedTerms(outline, today)[0]?.from : undefined;
  if (isSoon(first, today)) return [{ on: first, kind: 'move-in', ...of }];
  if (!isInForce(lease)) return [];
  const last = lastDayOf(outline, today);
  const until = untilOf(outline, today);
  const follows = until.kind === 'renewed' || until.kind === 'term' ? kindOfEnd[until.kind] : undefined;
  if (follows === undefined) return isSoon(last, today) ? [{ on: last, kind: 'move-out', ...of }] : [];
  const day = until.on && follows === 'renewal' ? addDays(until.on, 1) : until.on;
  return isSoon(day, today) ? [{ on: day, kind: follows, ...of }] : [];
}

const billsComing = (bills: readonly OpenBill[], today: string): ComingUp[] =>
  byDay(
    bills.filter(({ due }) => isSoon(due, today)),
    ({ due }) => due,
  ).map(([on, some]) => ({
    on,
    kind: 'bills' as const,
    count: some.length,
    cents: sumOf(some.map(({ cents }) => cents)),
    names: some.slice(0, mostNamed).map(({ vendor }) => vendor),
  }));

/** What comes in the next two weeks, by day. */
export async function comingUp(read: HomeRead, bills: readonly OpenBill[], deps: Deps): Promise<ComingUp[]> {
  const seen = read.leases.filter(({ line }) => read.seesLeases?.(line.propertyId));
  const all = [
    ...rentComing(read),
    ...(await autopayComing(read, deps)),
    ...seen.flatMap(ofLease),
    ...billsComing(bills, read.today),
  ];
  return all.toSorted((one, other) => one.on.localeCompare(other.on));
}
