import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { renewUser } from '../../api/session';

/** Roles, grants and the trial can change during a session: read on arrival and every few minutes of use. */
export function useFreshUser(userId: string | undefined, enabled: boolean): void {
  useQuery({
    queryKey: ['users', 'current', userId],
    enabled: enabled && userId !== undefined,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const { data } = await api.users.getCurrentUser({}, { signal });
      renewUser(data);
      return userId ?? null;
    },
  });
}
