import { hasBegun } from '../../../shared/domain/leases/status/standing';
import { sharesBalance, shownTerm } from '../../../shared/domain/leases/status/tenancy';
import { sumsOf } from '../../../shared/domain/ledger/ledger-lines';
import { payableOf, pendingSum } from '../../../shared/domain/ledger/rent/online-modes';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerAt } from '../ledger/find-ledger';
import { ledgerKeyOf } from '../ledger/ledger-place';
import { moveInLinesOf } from '../ledger/move-in-lines-of';
import { onlineShown } from '../ledger/read-online';
import { shareOf } from '../ledger/roommates';
import { tenantsPlan } from '../ledger/shown-plan';
import { type OnItsWay, onItsWay } from './on-its-way';
import { onlineWay } from './online-way';
import { paidForTenant } from './paid-for-tenant';
import { findMyLease, type TenantPlace } from './tenant-place';

export type MyLedgerAt = TenantPlace & LedgerAt;
type Asked = { readonly viewer: Viewer; readonly now: Date; readonly leaseId: string };

/** The ledger of the caller's lease. Refuses `not-found` for any other, and for tenants who left it. */
export async function findMyLedger({ viewer, now, leaseId }: Asked, deps: Deps): Promise<MyLedgerAt> {
  const place = await findMyLease({ viewer, now, leaseId }, deps);
  if (!sharesBalance(place.read.lease, place.terms, place.on)) throw refuse('not-found');
  return { ...place, ledger: await deps.ledgers.book(ledgerKeyOf(place)) };
}

/** The caller's part of the joint balance (D26); undefined while no shares are set. */
export const myShare = (place: TenantPlace, coming: readonly OnItsWay[], deps: Deps) => {
  const tenantId = shownTerm(place.read.lease, place.terms, place.on)?.tenant.id ?? '';
  return shareOf({ at: place, on: place.on, tenantId, coming }, deps);
};

/** What the tenants owe today, what is on its way and payable online, in cents; undefined after they left. */
export async function myBalance(
  place: TenantPlace,
  { viewer, now }: { readonly viewer: Pick<Viewer, 'userRoleId'>; readonly now: Date },
  deps: Deps,
) {
  const { userRoleId } = viewer;
  if (!sharesBalance(place.read.lease, place.terms, place.on)) return undefined;
  const key = ledgerKeyOf(place);
  const [{ book, pending, plan }, online, paid, moveIn] = await Promise.all([
    deps.ledgers.book(key),
    onlineWay(place, now, deps),
    deps.ledgers.onlineOf(key),
    moveInLinesOf(place, deps),
  ]);
  const way = onItsWay(paid, { pending, userRoleId });
  const share = await myShare(place, way, deps);
  const failed = onlineShown(paid, { userRoleId, readPaid: paidForTenant(place) }).filter(
    ({ state }) => state === 'failed',
  );
  // Once the tenants are in and all is paid, it is over.
  const isMovingIn = !hasBegun(place.read.lease, place.on) || moveIn?.some(({ open }) => open > 0);
  return {
    ...sumsOf(book.head, place.on),
    pending: pendingSum(way),
    payable: online.mode === 'off' ? 0 : payableOf(book.head, way),
    plan: tenantsPlan(plan, { head: book.head, pending, today: place.on }),
    ...online,
    failed,
    ...(share && { share }),
    ...(moveIn && isMovingIn && { move_in: moveIn }),
  };
}
