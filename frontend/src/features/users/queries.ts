import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { report } from '../../api/report';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await api.subscriptions.getAllPlans({}, { signal })).data.data,
  staleTime: 10 * 60_000,
});

/** Role labels with their ids; on failure an empty object and a log line (GEN-13). */
export async function fetchRoles(signal?: AbortSignal): Promise<Record<string, number>> {
  try {
    const { data } = await api.users.getRoles({}, signal ? { signal } : {});
    return { ...data[0] };
  } catch (cause) {
    // An abort is not a failure.
    if (signal?.aborted) throw cause;
    report('The roles could not be read', cause);
    return {};
  }
}

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => fetchRoles(signal),
  staleTime: Number.POSITIVE_INFINITY,
});
