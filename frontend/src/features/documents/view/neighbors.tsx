import { useQuery } from '@tanstack/react-query';
import type { DocumentDetails, DocumentLine } from '../../../../../shared/contract/documents';
import { limits } from '../../../../../shared/domain/limits';
import { PreviousNext } from '../../../ui/list/previous-next';
import { newestQuery } from '../queries';

const documentAt = (line: DocumentLine | undefined, words: string) =>
  line &&
  ({
    to: '/document-view',
    search: { id: line.document_id },
    label: `${words} document: ${line.name}`,
    title: line.name,
  } as const);

/** Links to the newer and older document of the same folder. */
export function DocumentNeighbors({
  document: { unit_id, kind, document_id },
}: {
  document: DocumentDetails;
}) {
  const folder = useQuery(newestQuery(unit_id, { kind, limit: limits.listPageMax }));
  const lines = folder.data?.documents ?? [];
  const at = lines.findIndex((line) => line.document_id === document_id);
  if (at === -1) return null;
  return (
    <PreviousNext
      label="Other documents of this folder"
      previous={documentAt(lines[at - 1], 'Previous')}
      next={documentAt(lines[at + 1], 'Next')}
    />
  );
}
