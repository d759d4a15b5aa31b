import { useQueries } from '@tanstack/react-query';
import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import type { TenantLine } from '../../../../../shared/contract/tenants';
import { limits } from '../../../../../shared/domain/limits';
import { looksAfterRequests } from '../../../../../shared/domain/requests/desk';
import { useSession } from '../../../api/session';
import { viewerOf } from '../../../api/viewer';
import { requestsQuery } from '../../requests/queries';

/**
 * The requests of a tenant's homes since each lease began, the latest first; undefined for who does not look
 * after them.
 */
export function useTenantRequests(leases: readonly TenantLine[]): readonly RequestLine[] | undefined {
  const user = useSession();
  const viewer = user && viewerOf(user);
  const enabled = viewer !== undefined && looksAfterRequests(viewer);
  const since = new Map<string, string>();
  for (const { unit_id, from } of leases) {
    const known = since.get(unit_id);
    if (known === undefined || from < known) since.set(unit_id, from);
  }
  const asked = [...since.keys()].flatMap((unit) => [{ unit }, { unit, view: 'over' as const }]);
  const read = useQueries({
    queries: asked.map((place) => ({ ...requestsQuery(place, limits.listPageMax), enabled })),
  });
  if (read.some(({ data }) => data === undefined)) return undefined;
  return read
    .flatMap(({ data }) => data?.requests ?? [])
    .filter(({ unit_id, raised_at }) => raised_at.slice(0, 10) >= (since.get(unit_id ?? '') ?? ''))
    .toSorted((one, other) => other.raised_at.localeCompare(one.raised_at));
}
