import { reachOf } from '../../people/permissions';
import type { Viewer } from '../../people/roles';

/** Templates are the whole organization's: who reaches some of its properties uses them, and keeps none. */
export function mayKeepTemplates(viewer: Pick<Viewer, 'roleLabel' | 'grants' | 'viewAs'>): boolean {
  const reach = reachOf(viewer, { area: 'leases', level: 'change' });
  return reach === 'all' || (reach === 'granted' && viewer.grants?.properties === 'all');
}
