import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { documentsKey } from '../queries';

export type DocumentChange = Partial<
  Pick<DocumentLine, 'name' | 'kind' | 'shared_with_owner' | 'shared_with_tenant'>
>;

/**
 * Saves a part of a document over what it was when it was opened. When somebody else was first, what stands there now is fetched, so that
 * saving again is a choice made in its sight; `theirs` is that.
 */
export function useSaveDocument(opened: DocumentLine) {
  const client = useQueryClient();
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<DocumentLine>();
  const save = useMutation({
    mutationFn: async (change: DocumentChange) => {
      const { version, name, kind, shared_with_owner, shared_with_tenant } = base;
      const body = { version, name, kind, shared_with_owner, shared_with_tenant, ...change };
      const params = { id: base.document_id };
      const { data } = await api.documents.updateDocument({ params, body });
      return { ...base, ...change, version: data.version };
    },
    onSuccess: async (saved) => {
      setBase(saved);
      setTheirs(undefined);
      await client.invalidateQueries({ queryKey: documentsKey });
    },
    onError: async (error) => {
      if (!(error instanceof ApiRefusal) || error.code !== 'changed-meanwhile') return;
      const { data } = await api.documents.getDocument({ params: { id: base.document_id } });
      setBase(data);
      setTheirs(data);
    },
  });
  return { base, theirs, save };
}
