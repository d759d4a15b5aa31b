import type { Area, Viewer } from '../../../shared/domain/people/roles';
import type { Deps } from '../../runtime/deps/deps';
import { scopeOf } from './property-scope';

/** A rental owner's list has at most this many (ACCESS-PATTERNS.md). */
const mostOfOneOwner = 500;

/** The properties this person sees in an area; undefined for none at all. */
export async function propertiesSeen(
  { viewer, now, area }: { viewer: Viewer; now: Date; area: Area },
  { properties }: Deps,
): Promise<((propertyId: string) => boolean) | undefined> {
  const scope = scopeOf(viewer, now, area);
  if (!scope) return undefined;
  if (scope.kind === 'all') return () => true;
  if (scope.kind === 'listed') return (propertyId) => scope.propertyIds.includes(propertyId);
  const { organizationId } = viewer;
  const owned = await properties.page({ organizationId, scope, sort: 'newest', limit: mostOfOneOwner });
  const ids = new Set(owned.properties.map(({ propertyId }) => propertyId));
  return (propertyId) => ids.has(propertyId);
}
