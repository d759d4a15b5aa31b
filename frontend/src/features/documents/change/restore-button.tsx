import { Undo2 } from 'lucide-react';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { Button } from '../../../ui/primitives/button';
import { useRestoreDocument } from './use-document-changes';

/** Restores a deleted document to its folder. */
export function RestoreButton({ document }: { document: DocumentLine }) {
  const restore = useRestoreDocument();
  return (
    <Button
      variant="outline"
      size="sm"
      pending={restore.isPending}
      aria-label={`Bring back ${document.name}`}
      onClick={() => restore.mutate(document)}
    >
      <Undo2 aria-hidden="true" />
      Bring back
    </Button>
  );
}
