import { queryOptions } from '@tanstack/react-query';
import type { ReportKind } from '../../../../../shared/domain/leases/condition/report';
import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { leasesKey } from '../queries';

/** Read again only after a change of our own: a report that is being filled in stays as it is. */
export const conditionQuery = (leaseId: string, kind: ReportKind) =>
  queryOptions({
    queryKey: [...leasesKey, 'condition', leaseId, kind],
    queryFn: async ({ signal }) =>
      (await api.leases.getConditionReport({ params: { leaseId, kind } }, { signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const directTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Sends a photo straight to storage; answers the name under which the report takes it. */
export async function sendPhoto(leaseId: string, file: File): Promise<string> {
  const contentType = directTypes.find((type) => type === file.type) ?? 'image/jpeg';
  const body = { lease_id: leaseId, contentType, bytes: file.size };
  const { data } = await api.leases.createConditionUpload({ body });
  await postForm({ url: data.url, fields: data.fields, file, onProgress: () => undefined });
  return data.upload;
}
