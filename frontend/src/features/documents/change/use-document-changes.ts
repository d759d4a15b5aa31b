import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { api } from '../../../api/client';
import { report } from '../../../api/report';
import { toast } from '../../../ui/feedback/toast';
import { documentsKey } from '../queries';

type Named = Pick<DocumentLine, 'document_id' | 'name'>;

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: documentsKey });

async function bringBack({ document_id, name }: Named, client: QueryClient): Promise<void> {
  try {
    await api.documents.restoreDocument({ body: { document_id } });
    toast({ title: `${name} is back` });
  } catch (cause) {
    report('A document was not brought back', cause);
    const why = cause instanceof Error ? cause.message : '';
    toast({ title: `${name} could not be restored. ${why}`.trim(), kind: 'error' });
  }
  await refresh(client);
}

export function useRestoreDocument() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (named: Named) => bringBack(named, client) });
}

/** Deletes at once, with Undo in the toast: a deleted document is kept for thirty days. */
export function useDeleteDocument(onGone: () => void = () => undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ document_id: id }: Named) => api.documents.deleteDocument({ params: { id } }),
    onSuccess: async (_, named) => {
      toast({ title: `${named.name} was deleted`, undo: () => void bringBack(named, client) });
      onGone();
      await client.invalidateQueries({ queryKey: [...documentsKey, 'list'] });
    },
    onError: (cause, { name }) => {
      report('A document was not deleted', cause);
      toast({ title: `${name} could not be deleted. ${cause.message}`, kind: 'error' });
    },
  });
}
