import { useQuery } from '@tanstack/react-query';
import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import { limits } from '../../../../../shared/domain/limits';
import { looksAfterRequests } from '../../../../../shared/domain/requests/desk';
import { useSession } from '../../../api/session';
import { viewerOf } from '../../../api/viewer';
import { requestsQuery } from '../../requests/queries';

/**
 * A unit's requests, open ones and those that ended this year; undefined for who does not look after them.
 */
export function useUnitRequests(unitId: string): readonly RequestLine[] | undefined {
  const user = useSession();
  const viewer = user && viewerOf(user);
  const enabled = viewer !== undefined && looksAfterRequests(viewer);
  const { data: open } = useQuery({ ...requestsQuery({ unit: unitId }, limits.listPageMax), enabled });
  const { data: over } = useQuery({
    ...requestsQuery({ unit: unitId, view: 'over' }, limits.listPageMax),
    enabled,
  });
  return open && [...open.requests, ...(over?.requests ?? [])];
}
