import { chakra } from '@chakra-ui/react';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { documentLimits } from '../../../../../shared/domain/documents';
import { CursorPager } from '../../../ui/cursor-pager';
import { DataTable } from '../../../ui/data-table';
import { SearchBox } from '../../../ui/search-box';
import { SkeletonList } from '../../../ui/skeleton-list';
import { type DocumentsPlace, narrowed } from '../documents-place';
import type { DocumentsPage } from '../queries';
import { deletedColumns, documentColumns } from './document-columns';
import { NoDocuments } from './no-documents';

type Props = {
  page: DocumentsPage;
  place: DocumentsPlace;
  onPlace: (place: DocumentsPlace) => void;
  /** What the address asks for is on its way. */
  busy: boolean;
  mayChange: boolean;
  seesAll: boolean;
};

const pageOf = ({ document_id: id }: DocumentLine) => ({ to: '/document-view', search: { id } });

/** Search, rows and pages, or why there are none. */
export function DocumentsContent({ page, place, onPlace, busy, mayChange, seesAll }: Props) {
  const { documents, next } = page;
  // Between what is there and what was deleted the rows mean something else: none is better than the wrong ones.
  const isOther = page.deleted !== (place.deleted === true);
  const { page: number = 1, after: _, ...first } = place;
  const isEmpty = !isOther && documents.length === 0 && !busy && number === 1;
  const isBare = isEmpty && place.search === undefined && place.kind === undefined;
  return (
    <chakra.div minW="0" display="flex" flexDirection="column">
      {place.deleted && (
        <chakra.p
          m="0"
          px={{ base: '4', md: '6' }}
          py="4"
          color="muted"
          borderBottomWidth={isEmpty ? '0' : '1px'}
          borderColor="border"
        >
          Deleted documents stay here for {documentLimits.deletedDays} days and can be brought back.
        </chakra.p>
      )}
      {!isBare && !place.deleted && (
        <chakra.div px={{ base: '4', md: '6' }} py="3" borderBottomWidth="1px" borderColor="border">
          <SearchBox
            label="Search names"
            value={place.search ?? ''}
            onSearch={(search) => onPlace(narrowed(place, { search }))}
          />
        </chakra.div>
      )}
      {isOther ? (
        <SkeletonList rows={4} />
      ) : isEmpty ? (
        <NoDocuments place={place} onPlace={onPlace} mayChange={mayChange} seesAll={seesAll} />
      ) : (
        <DataTable
          caption={place.deleted ? 'Deleted documents' : 'Documents'}
          columns={place.deleted ? deletedColumns : documentColumns(mayChange && seesAll)}
          rows={documents}
          rowKey={(line) => line.document_id}
          {...(place.deleted ? {} : { rowTo: pageOf })}
          busy={busy}
        />
      )}
      {(next || number > 1) && (
        <chakra.div mt="auto">
          <CursorPager
            range={`Page ${number}`}
            onNext={next ? () => onPlace({ ...first, after: next, page: number + 1 }) : undefined}
            onPrevious={number > 1 ? () => window.history.back() : undefined}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
