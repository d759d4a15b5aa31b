import { localDateOf } from '../../../shared/domain/dates';
import { reachOf, type Viewer } from '../../../shared/domain/roles';
import type { PropertyScope } from '../../table/properties/page';

/** The properties the caller may see (decisions, Roles); undefined for none, as for tenants, applicants. */
export function scopeOf(viewer: Viewer, now: Date): PropertyScope | undefined {
  const reach = reachOf(viewer, { area: 'properties', level: 'view' });
  if (reach === 'all') return { kind: 'all' };
  if (reach === 'share' && viewer.ownerId)
    return { kind: 'owner', ownerId: viewer.ownerId, today: localDateOf(now) };
  if (reach !== 'granted' || !viewer.grants) return undefined;
  const { properties } = viewer.grants;
  return properties === 'all' ? { kind: 'all' } : { kind: 'listed', propertyIds: properties };
}
