import { chakra } from '@chakra-ui/react';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import type { Column } from '../../../ui/data-table';
import { displayDay } from '../../../ui/instant';
import { DocumentMenu } from '../change/document-menu';
import { RestoreButton } from '../change/restore-button';
import { kindNames, sizeText } from '../document-texts';
import { FileSign } from '../file-sign';
import { SharedBadges } from '../shared-badges';

/** Controls of a row stand above the link that covers it; on a phone at the card's corner. */
const Above = chakra('span', {
  base: {
    position: { base: 'absolute', md: 'relative' },
    top: { base: '2', md: 'auto' },
    insetEnd: { base: '3', md: 'auto' },
    zIndex: 1,
    display: 'inline-flex',
  },
});

const Name = ({ line }: { line: DocumentLine }) => (
  <chakra.span display="flex" alignItems="center" gap="3" minW="0" pe={{ base: '12', md: '0' }}>
    <FileSign type={line.content_type} />
    <chakra.span minW="0">
      <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
        <bdi>{line.name}</bdi>
      </chakra.span>
      <chakra.span display="block" fontSize="xs" color="muted">
        {kindNames[line.kind].one} · <bdi dir="ltr">{sizeText(line.bytes)}</bdi>
      </chakra.span>
    </chakra.span>
  </chakra.span>
);

const Added = ({ line }: { line: DocumentLine }) => (
  <chakra.span display="block" fontSize={{ base: 'xs', md: 'sm' }} ps={{ base: '12', md: '0' }}>
    <chakra.time
      dateTime={line.added_at}
      display={{ base: 'inline', md: 'block' }}
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      color={{ base: 'muted', md: 'ink' }}
    >
      {displayDay(line.added_at)}
    </chakra.time>
    <chakra.span display={{ base: 'inline', md: 'none' }} color="muted">
      {' · '}
    </chakra.span>
    <chakra.span fontSize="xs" color="muted" overflowWrap="anywhere">
      <bdi>{line.added_by}</bdi>
    </chakra.span>
  </chakra.span>
);

const name: Column<DocumentLine> = { key: 'name', header: 'Name', cell: (line) => <Name line={line} /> };
const added: Column<DocumentLine> = { key: 'added', header: 'Added', cell: (line) => <Added line={line} /> };

/** Kind and size stand under the name, so that the table keeps to what is compared. */
export const documentColumns = (mayChange: boolean): readonly Column<DocumentLine>[] => [
  name,
  added,
  {
    key: 'shared',
    header: 'Shared with',
    cell: (line) => (
      <chakra.span display="block" ps={{ base: '12', md: '0' }}>
        <SharedBadges line={line} />
      </chakra.span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    end: true,
    cell: (line) => (
      <Above>
        <DocumentMenu document={line} mayChange={mayChange} inList />
      </Above>
    ),
  },
];

export const deletedColumns: readonly Column<DocumentLine>[] = [
  name,
  added,
  {
    key: 'actions',
    header: 'Actions',
    end: true,
    cell: (line) => (
      <chakra.span ps={{ base: '12', md: '0' }} display="inline-flex">
        <RestoreButton document={line} />
      </chakra.span>
    ),
  },
];
