import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { unitIdOfLease } from '../../table/leases/record';
import type { LedgerRead } from '../../table/ledger/read';
import { propertyIdOfUnit } from '../../table/units/record';
import type { LeaseAt } from '../leases/lease-at';
import { findUnit } from '../portfolio/find-unit';

/** A lease with as much of its ledger as was asked for. */
export type LedgerAt = LeaseAt & { readonly ledger: LedgerRead };

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly leaseId: string };
type Wanted = Omit<Parameters<Deps['ledgers']['book']>[0], keyof LedgerRead['key']>;

/** A lease's ledger, for who may see its money. All that is not there for them is `not-found`. */
export async function findLedger(
  { viewer, now, leaseId }: Asked,
  wanted: Wanted,
  deps: Deps,
): Promise<LedgerAt> {
  const { organizationId } = viewer;
  const unitId = unitIdOfLease(leaseId);
  const propertyId = unitId && propertyIdOfUnit(unitId);
  if (!unitId || !propertyId) throw refuse('not-found');
  const [place, read, ledger] = await Promise.all([
    findUnit({ viewer, now, unitId, area: 'money' }, deps),
    deps.leases.byId({ organizationId, leaseId }),
    deps.ledgers.book({ organizationId, propertyId, leaseId, ...wanted }),
  ]);
  if (!read) throw refuse('not-found');
  return { ...place, read, ledger };
}
