import type { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { Properties, PropertyScope, Share } from '../table/properties';
import { scopeOf } from './property-scope';

type Found = NonNullable<Awaited<ReturnType<Properties['byId']>>>;

/** A property this person may see. Not there, another organisation's and not theirs are the same `not-found` (decisions, Calls). */
export async function findProperty(key: { viewer: Viewer; propertyId: string }, deps: Deps): Promise<Found> {
  const scope = scopeOf(key.viewer);
  if (!scope) throw refuse('not-found');
  const found = await deps.properties.byId({
    organisationId: key.viewer.organisationId,
    propertyId: key.propertyId,
  });
  if (!found || !isWithin(scope, { propertyId: key.propertyId, shares: found.shares }))
    throw refuse('not-found');
  return found;
}

function isWithin(scope: PropertyScope, { propertyId, shares }: { propertyId: string; shares: Share[] }) {
  if (scope.kind === 'owner') return shares.some(({ ownerId }) => ownerId === scope.ownerId);
  return scope.kind === 'all' || scope.propertyIds.includes(propertyId);
}
