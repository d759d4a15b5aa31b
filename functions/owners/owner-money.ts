import { may } from '../../shared/domain/people/permissions';
import { holdingsOf } from '../common/ledger/holdings';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { mapAll } from '../runtime/map-all';

/** Beyond it, the list of owners and the reports tell: each property's ledgers are read. */
const mostProperties = 25;
const propertiesAtOnce = 4;

type Holding = { readonly balance: number; readonly available: number; readonly reserve: number };

/**
 * What an owner has of each property whose money the caller sees, in cents; undefined for who sees no money,
 * and for an owner of more properties than one page reads.
 */
export async function holdingsOfOwner(
  ownerId: string,
  propertyIds: readonly string[],
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
  deps: Deps,
): Promise<ReadonlyMap<string, Holding> | undefined> {
  // A property's book holds every owner's lines, so a rental owner reads statements instead.
  if (viewer.roleLabel === 'rentalOwner' || !may(viewer, { area: 'money', level: 'view' })) return undefined;
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  const seen = propertyIds.filter((propertyId) => isSeen?.(propertyId));
  if (seen.length === 0 || seen.length > mostProperties) return undefined;
  const { organizationId } = viewer;
  const read = await mapAll(
    seen,
    async (propertyId) => {
      const head = await deps.properties.head({ organizationId, propertyId });
      const found = head && (await holdingsOf({ head, now }, deps));
      const own = found?.owners.find(({ owner }) => owner === ownerId);
      const { balance = 0, cents: available = 0, reserve = 0 } = own ?? {};
      return [propertyId, { balance, available, reserve }] as const;
    },
    { concurrency: propertiesAtOnce },
  );
  return new Map(read);
}
