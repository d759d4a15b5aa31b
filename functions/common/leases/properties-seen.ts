import type { Viewer } from '../../../shared/domain/roles';
import type { Deps } from '../../runtime/deps/deps';
import { scopeOf } from '../portfolio/property-scope';

/** A rental owner's list holds no more (ACCESS-PATTERNS.md). */
const mostOfOneOwner = 500;

/** Which properties' leases this person sees; undefined for none at all. */
export async function propertiesSeen(
  { viewer, now }: { viewer: Viewer; now: Date },
  { properties }: Deps,
): Promise<((propertyId: string) => boolean) | undefined> {
  const scope = scopeOf(viewer, now, 'leases');
  if (!scope) return undefined;
  if (scope.kind === 'all') return () => true;
  if (scope.kind === 'listed') return (propertyId) => scope.propertyIds.includes(propertyId);
  const { organizationId } = viewer;
  const owned = await properties.page({ organizationId, scope, sort: 'newest', limit: mostOfOneOwner });
  const ids = new Set(owned.properties.map(({ propertyId }) => propertyId));
  return (propertyId) => ids.has(propertyId);
}
