import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/query-client';
import { useSession } from '../api/session';
import { viewerOf } from '../api/viewer';
import { Kit } from '../ui/layout/kit';
import { Shell } from './shell/shell';
import { useFreshUser } from './shell/use-fresh-user';
import { useLastDefined } from './shell/use-last-defined';
import { useSessionWatch } from './shell/use-session-watch';

/** The main layout. During a logout it keeps the last person's name, to avoid an empty flash. */
export const AppLayout = () => (
  <Kit>
    <QueryClientProvider client={queryClient}>
      <Guarded />
    </QueryClientProvider>
  </Kit>
);

function Guarded() {
  const user = useLastDefined(useSession());
  const viewer = user && viewerOf(user);
  const expiredOnArrival = useSessionWatch();
  useFreshUser(user?.id, !expiredOnArrival);
  return user && viewer ? <Shell user={user} viewer={viewer} empty={expiredOnArrival} /> : null;
}
