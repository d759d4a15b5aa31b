import { sharesBalance } from '../../../shared/domain/leases/status/tenancy';
import type { OnlineMode } from '../../../shared/domain/ledger/rent/online-modes';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';
import { ledgerKeyOf, onlineChoice } from '../ledger/ledger-place';
import { findMyLease, type TenantPlace } from '../tenants/tenant-place';
import { type AutopayAt, withBook } from './autopay-at';

export type MyAutopayAt = AutopayAt &
  TenantPlace & { readonly autopay: Autopay | undefined; readonly mode: OnlineMode };
type Asked = { readonly viewer: Viewer; readonly now: Date; readonly leaseId: string };

/** Autopay of a lease whose balance is the caller's. Refuses `not-found` for others, and after they left. */
export async function findMyAutopay({ viewer, now, leaseId }: Asked, deps: Deps): Promise<MyAutopayAt> {
  const place = await findMyLease({ viewer, now, leaseId }, deps);
  if (!sharesBalance(place.read.lease, place.terms, place.on)) throw refuse('not-found');
  const key = ledgerKeyOf(place);
  const [at, autopay, { mode }] = await Promise.all([
    withBook(place, now, deps),
    deps.autopays.byLease(key),
    onlineChoice(place, deps),
  ]);
  return { ...place, ...at, autopay, mode };
}

export const isMine = (autopay: Autopay | undefined, { userRoleId }: Pick<Viewer, 'userRoleId'>): boolean =>
  autopay?.payer.userRoleId === userRoleId;
