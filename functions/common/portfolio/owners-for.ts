import { reachOf, type Viewer } from '../../../shared/domain/roles';
import type { Share } from '../../table/properties/record';

/** Who sees owners sees all of a property's; a rental owner only himself; who was not granted owners none (decisions, Roles). */
export function ownersFor(viewer: Viewer, shares: readonly Share[]): readonly Share[] {
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  if (reach === 'none') return [];
  return reach === 'own' ? shares.filter(({ ownerId }) => ownerId === viewer.ownerId) : shares;
}
