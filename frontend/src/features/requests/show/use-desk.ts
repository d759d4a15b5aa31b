import { looksAfterRequests } from '../../../../../shared/domain/requests/desk';
import { useSession } from '../../../api/session';
import { viewerOf } from '../../../api/viewer';

/** Whether the person looks after requests, and does not only see their own. */
export function useIsDesk(): boolean {
  const user = useSession();
  const viewer = user && viewerOf(user);
  return viewer !== undefined && looksAfterRequests(viewer);
}
