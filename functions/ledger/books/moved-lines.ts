import type { LedgerLine } from '../../../shared/contract/ledger-shapes';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { unitIdOfLease } from '../../table/leases/record';
import type { StoredEntry } from '../../table/ledger/record';
import { propertyIdOfUnit } from '../../table/units/record';

type Moved = NonNullable<LedgerLine['moved']>;

/** The ledgers that deposits were moved to or came from, by lease: those that this member of staff sees. */
export async function otherLedgers(
  entries: readonly StoredEntry[],
  call: Pick<ViewerCall, 'viewer' | 'now'> | undefined,
  deps: Deps,
): Promise<ReadonlyMap<string, Moved['other']>> {
  const leaseIds = [...new Set(entries.flatMap(({ moved }) => moved?.lease ?? []))];
  const isSeen =
    call && leaseIds.length > 0 ? await propertiesSeen({ ...call, area: 'money' }, deps) : undefined;
  if (!call || !isSeen) return new Map();
  const { organizationId } = call.viewer;
  const keys = leaseIds.map((leaseId) => ({
    organizationId,
    leaseId,
    propertyId: propertyIdOfUnit(unitIdOfLease(leaseId) ?? '') ?? '',
  }));
  const heads = await deps.ledgers.headsOf(keys.filter(({ propertyId }) => isSeen(propertyId)));
  return new Map(
    heads.map(({ leaseId: lease_id, shown: { unitNumber: unit_number, propertyTitle: property_title } }) => [
      lease_id,
      { lease_id, unit_number, property_title },
    ]),
  );
}

/** A moved deposit as its line shows it. */
export const movedLine = (
  { moved, lines, reverses }: StoredEntry,
  { others, isReversed }: { others: ReadonlyMap<string, Moved['other']>; isReversed: boolean },
): Moved | undefined => {
  if (!moved) return undefined;
  const { transfer = 0 } = lines;
  const other = others.get(moved.lease);
  return {
    cents: Math.abs(transfer),
    way: transfer < 0 ? 'out' : 'in',
    is_back: reverses !== undefined,
    is_reversed: isReversed,
    ...(other && { other }),
  };
};
