import { localDateOf } from '../../../shared/domain/dates';
import { type Area, reachOf, type Viewer } from '../../../shared/domain/people/roles';
import type { PropertyScope } from '../../table/properties/page';

/** Which properties this person may see in an area (decisions, Roles); undefined for none. */
export function scopeOf(viewer: Viewer, now: Date, area: Area = 'properties'): PropertyScope | undefined {
  const reach = reachOf(viewer, { area, level: 'view' });
  if (reach === 'all') return { kind: 'all' };
  if (reach === 'share' && viewer.ownerId)
    return { kind: 'owner', ownerId: viewer.ownerId, today: localDateOf(now) };
  if (reach !== 'granted' || !viewer.grants) return undefined;
  const { properties } = viewer.grants;
  return properties === 'all' ? { kind: 'all' } : { kind: 'listed', propertyIds: properties };
}
