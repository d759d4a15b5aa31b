import { isStaff, reachOf } from '../people/permissions';
import type { Viewer } from '../people/roles';

/**
 * Vendors are the whole organization's, and a vendor's mail holds links into every home it works in: staff
 * with a chosen list add and assign vendors, and change none.
 */
export function mayKeepVendors(viewer: Pick<Viewer, 'roleLabel' | 'grants' | 'viewAs'>): boolean {
  const reach = reachOf(viewer, { area: 'requests', level: 'change' });
  const reachesAll = reach === 'all' || (reach === 'granted' && viewer.grants?.properties === 'all');
  return isStaff(viewer) && reachesAll;
}
