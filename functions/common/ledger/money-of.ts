import { may } from '../../../shared/domain/people/permissions';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { LedgerKey, StoredHead } from '../../table/ledger/record';
import { propertiesSeen } from '../portfolio/properties-seen';

type Key = LedgerKey & { readonly propertyId: string };

/** The ledgers of these leases by lease, as far as the caller sees money. */
export async function moneyOf(
  leases: readonly Key[],
  { viewer, now }: ViewerCall,
  deps: Deps,
): Promise<ReadonlyMap<string, StoredHead>> {
  if (!may(viewer, { area: 'money', level: 'view' })) return new Map();
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  const once = new Map(
    leases.filter(({ propertyId }) => isSeen?.(propertyId)).map((key) => [key.leaseId, key]),
  );
  const heads = await deps.ledgers.headsOf([...once.values()]);
  return new Map(heads.map((head) => [head.leaseId, head]));
}
