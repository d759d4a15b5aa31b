import { type Level, reachOf } from '../../people/permissions';
import type { Viewer } from '../../people/roles';

/** Bank lines span properties: who reaches the money of some of them alone sees none. */
export function reachesAllMoney(viewer: Pick<Viewer, 'roleLabel' | 'grants'>, level: Level): boolean {
  const reach = reachOf(viewer, { area: 'money', level });
  return reach === 'all' || (reach === 'granted' && viewer.grants?.properties === 'all');
}

export const seesBank = (viewer: Pick<Viewer, 'roleLabel' | 'grants'>): boolean =>
  reachesAllMoney(viewer, 'view');
