import { sharesBalance, shownTerm } from '../../../shared/domain/leases/tenancy';
import { sumsOf } from '../../../shared/domain/ledger/ledger-lines';
import { payableOf, pendingSum } from '../../../shared/domain/ledger/online-modes';
import type { Viewer } from '../../../shared/domain/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerAt } from '../ledger/find-ledger';
import { isReadyFor, ledgerKeyOf } from '../ledger/ledger-place';
import { shareOf } from '../ledger/roommates';
import { onItsWay } from './on-its-way';
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
export const myShare = (place: TenantPlace, deps: Deps) => {
  const tenantId = shownTerm(place.read.lease, place.terms, place.on)?.tenant.id ?? '';
  return shareOf({ at: place, on: place.on, tenantId }, deps);
};

/** What the tenants owe today, what is on its way and payable online, in cents; undefined after they left. */
export async function myBalance(place: TenantPlace, { userRoleId }: Pick<Viewer, 'userRoleId'>, deps: Deps) {
  if (!sharesBalance(place.read.lease, place.terms, place.on)) return undefined;
  const key = ledgerKeyOf(place);
  const [{ book, pending }, { mode }, share] = await Promise.all([
    deps.ledgers.book(key),
    deps.ledgers.onlineModes({ key, isReady: isReadyFor(place) }),
    myShare(place, deps),
  ]);
  const way = await onItsWay(place, { pending, userRoleId }, deps);
  const payable = mode === 'off' ? 0 : payableOf(book.head, way);
  return { ...sumsOf(book.head, place.on), pending: pendingSum(way), payable, ...(share && { share }) };
}
