import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { documentsKey } from '../queries';

export type Sharing = Partial<Pick<DocumentLine, 'shared_with_owner' | 'shared_with_tenant'>>;

const isStale = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.code === 'changed-meanwhile';

/** Saves one switch of a document's sharing at a time. After a conflict it reads the document again. */
export function useShareDocument(opened: DocumentLine) {
  const client = useQueryClient();
  const [standing, setStanding] = useState(opened);
  const save = useMutation({
    mutationFn: async (change: Sharing) => {
      const { version, name, kind, shared_with_owner, shared_with_tenant } = standing;
      const body = { version, name, kind, shared_with_owner, shared_with_tenant, ...change };
      const params = { id: standing.document_id };
      const { data } = await api.documents.updateDocument({ params, body });
      return { ...standing, ...change, version: data.version };
    },
    onSuccess: async (saved) => {
      setStanding(saved);
      await client.invalidateQueries({ queryKey: documentsKey });
    },
    onError: async (error) => {
      if (!isStale(error)) return;
      const { data } = await api.documents.getDocument({ params: { id: standing.document_id } });
      setStanding(data);
    },
  });
  return { standing, isStale: isStale(save.error), save };
}
