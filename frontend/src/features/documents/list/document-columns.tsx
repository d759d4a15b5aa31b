import type { DocumentLine } from '../../../../../shared/contract/documents';
import { Thumb } from '../../../domain-ui/property/property-name';
import { Corner } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { DateText } from '../../../ui/data/date-text';
import { ListLabel } from '../../../ui/layout/list-label';
import { sizeText } from '../../../ui/media/size-text';
import { Muted } from '../../../ui/primitives/text';
import { DocumentMenu } from '../change/document-menu';
import { RestoreButton } from '../change/restore-button';
import { kindNames } from '../document-texts';
import { FileSign } from '../file-sign';
import { SharedBadges } from '../shared-badges';

/** Name, day and person: the first columns of every list of documents. */
const documentFacts: readonly [Column<DocumentLine>, ...Column<DocumentLine>[]] = [
  {
    key: 'name',
    header: 'Name',
    rem: 16,
    // Kind and size go under the name, so that the columns hold only what people compare.
    cell: ({ content_type, name, kind, bytes, thumb }) => (
      <ListLabel
        sign={thumb === undefined ? <FileSign type={content_type} /> : <Thumb url={thumb} />}
        name={name}
        note={
          <>
            {kindNames[kind].one} · <bdi dir="ltr">{sizeText(bytes)}</bdi>
          </>
        }
      />
    ),
  },
  { key: 'added', header: 'Added', rem: 7.5, cell: ({ added_at: at }) => <DateText at={at} /> },
  {
    key: 'by',
    header: 'By',
    rem: 8.5,
    priority: 2,
    cell: ({ added_by }) => (
      <Muted as="bdi" small overflowWrap="anywhere">
        {added_by}
      </Muted>
    ),
  },
];

const sharedColumn: Column<DocumentLine> = {
  key: 'shared',
  header: 'Shared with',
  rem: 9,
  cell: (line) => <SharedBadges line={line} />,
};

export const documentColumns = (mayChange: boolean): readonly Column<DocumentLine>[] => [
  ...documentFacts,
  sharedColumn,
  {
    key: 'actions',
    header: 'Actions',
    rem: 5,
    end: true,
    cell: (line) => (
      <Corner>
        <DocumentMenu document={line} mayChange={mayChange} inList />
      </Corner>
    ),
  },
];

export const deletedColumns: readonly Column<DocumentLine>[] = [
  ...documentFacts,
  {
    key: 'actions',
    header: 'Actions',
    rem: 9,
    end: true,
    cell: (line) => <RestoreButton document={line} />,
  },
];
