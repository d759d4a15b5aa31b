import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { leasesKey, templatesQuery } from '../queries';

export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...leasesKey, 'template', templateId],
    queryFn: async ({ signal }) =>
      (await api.leases.getTemplate({ params: { templateId } }, { signal })).data,
    // The text is being edited: what somebody else saved is told on saving.
    refetchOnWindowFocus: false,
  });

/** After a change of one. */
export const templateChanged = async (client: QueryClient, templateId: string): Promise<void> => {
  await Promise.all(
    [templatesQuery, templateQuery(templateId)].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
  );
};
