import type { Pending } from '../../../shared/domain/ledger/entry';
import type { Deps } from '../../runtime/deps/deps';
import { ledgerKeyOf } from '../ledger/ledger-place';
import type { TenantPlace } from './tenant-place';

type Asked = { readonly pending: readonly Pending[]; readonly userRoleId: string };

/** What is on its way online, without the caller's own unfinished pages: paying again closes those. */
export async function onItsWay(
  place: TenantPlace,
  { pending, userRoleId }: Asked,
  { ledgers }: Deps,
): Promise<readonly Pending[]> {
  if (pending.length === 0) return pending;
  const online = await ledgers.onlineOf(ledgerKeyOf(place));
  const own = online.filter(
    ({ state, payer, isAuto }) => state === 'initiated' && payer.userRoleId === userRoleId && !isAuto,
  );
  return pending.filter(({ payment }) => !own.some(({ paymentId }) => paymentId === payment));
}
