import { reachOf, type Viewer } from '../../../shared/domain/people/roles';
import type { Share } from '../../table/properties/record';

/** Owners the viewer may see: all, or only themselves for a rental owner, or none (decisions, Roles). */
export function ownersFor(viewer: Viewer, shares: readonly Share[]): readonly Share[] {
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  if (reach === 'none') return [];
  return reach === 'own' ? shares.filter(({ ownerId }) => ownerId === viewer.ownerId) : shares;
}
