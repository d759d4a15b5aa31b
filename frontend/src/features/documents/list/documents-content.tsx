import type { UseQueryResult } from '@tanstack/react-query';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { documentLimits } from '../../../../../shared/domain/portfolio/documents';
import { DataTable } from '../../../ui/data/data-table';
import { Bar } from '../../../ui/layout/layout';
import { List } from '../../../ui/list/list';
import { drawings } from '../../../ui/primitives/drawings';
import { Muted } from '../../../ui/primitives/text';
import { type DocumentsPlace, documentPlaces } from '../documents-place';
import { countOf, type DocumentsPage } from '../queries';
import { deletedColumns, documentColumns } from './document-columns';
import { emptyWords } from './empty-words';

type Props = {
  read: UseQueryResult<DocumentsPage>;
  place: DocumentsPlace;
  onPlace: (place: DocumentsPlace) => void;
  mayChange: boolean;
  seesAll: boolean;
};

const linkTo = ({ document_id: id }: DocumentLine) => ({ to: '/document-view', search: { id } }) as const;
const tools = { search: { label: 'Search names' } };

/** The documents of a folder, or the recently deleted ones. */
export function DocumentsContent({ read, place, onPlace, mayChange, seesAll }: Props) {
  const { deleted = false, kind, search } = place;
  const pageOf = ({ documents: rows, counts, next, deleted: areDeleted }: DocumentsPage) => {
    // When the view switches between current and deleted documents, the old rows would mislead.
    if (areDeleted !== deleted) return undefined;
    return { rows, next, total: deleted || search ? undefined : countOf(counts, kind) };
  };
  return (
    <div>
      {deleted && (
        <Bar rule="below">
          <Muted>
            Deleted documents stay here for {documentLimits.deletedDays} days and can be brought back.
          </Muted>
        </Bar>
      )}
      <List
        list={documentPlaces}
        place={place}
        onPlace={onPlace}
        read={read}
        page={pageOf}
        tools={deleted ? undefined : tools}
        what="a document"
        none={{ drawing: drawings.paper, ...emptyWords(place, { mayChange, seesAll }) }}
      >
        {(rows, busy) => (
          <DataTable
            caption={deleted ? 'Deleted documents' : 'Documents'}
            columns={deleted ? deletedColumns : documentColumns(mayChange && seesAll)}
            rows={rows}
            rowKey={(line) => line.document_id}
            rowTo={deleted ? undefined : linkTo}
            busy={busy}
          />
        )}
      </List>
    </div>
  );
}
