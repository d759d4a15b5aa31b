import { hasDesk } from '../people/permissions';
import type { Viewer } from '../people/roles';

/** Staff look after requests, and vendors; a tenant and a rental owner see their own. */
export const looksAfterRequests = (viewer: Pick<Viewer, 'roleLabel' | 'grants'>): boolean =>
  hasDesk(viewer, 'requests') && viewer.roleLabel !== 'rentalOwner';
