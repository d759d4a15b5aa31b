import { useInfiniteQuery } from '@tanstack/react-query';
import type { FigureLine } from '../../../../../shared/contract/reports';
import { displayDate } from '../../../../../shared/domain/dates';
import { placeName } from '../../../../../shared/domain/ledger/bank/cash-words';
import { entryWords } from '../../../../../shared/domain/ledger/entry-words';
import { signedDollars } from '../../../../../shared/domain/money';
import { lineName } from '../../../domain-ui/ledger/line-words';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Modal } from '../../../ui/feedback/modal';
import { Row, Stack } from '../../../ui/layout/layout';
import { MoreList } from '../../../ui/list/more-list';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { ownBookOf } from '../parts/book-place';
import { type FigureAsked, figureQuery } from './report-queries';

const columns: readonly Column<FigureLine>[] = [
  {
    key: 'entry',
    header: 'Entry',
    rem: 18,
    cell: (line) => (
      <Stack gap="0.5">
        <Strong>
          <bdi>{line.unit_number === '' ? entryWords[line.type] : lineName(line)}</bdi>
        </Strong>
        <Muted small>
          <bdi>{[placeName(line), line.why].filter(Boolean).join(' · ')}</bdi>
        </Muted>
      </Stack>
    ),
  },
  { key: 'on', header: 'Date', rem: 7.5, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  {
    key: 'ledger',
    header: 'Ledger',
    rem: 5.5,
    cell: ({ lease_id, unit_number, property_title }) =>
      unit_number === '' ? (
        <TextLink {...ownBookOf(lease_id)} aria-label={`Book of ${property_title}`}>
          Open
        </TextLink>
      ) : (
        <TextLink to="/ledgesData" search={{ id: lease_id }} aria-label={`Ledger for Unit ${unit_number}`}>
          Open
        </TextLink>
      ),
  },
  {
    key: 'amount',
    header: 'Amount',
    rem: 7,
    end: true,
    cell: ({ cents }) => <Amount>{signedDollars(cents)}</Amount>,
  },
];

type Props = { asked: FigureAsked; name: string; cents: number; onClose: () => void };

/** The entries that a figure is the sum of. */
export default function FigureDialog({ asked, name, cents, onClose }: Props) {
  const read = useInfiniteQuery(figureQuery(asked));
  const lines = read.data?.pages.flatMap((page) => page.lines);
  const sum = lines?.reduce((total, line) => total + line.cents, 0) ?? 0;
  return (
    <Modal open onClose={onClose} title={name} lead={signedDollars(cents)} width="2xl">
      <MoreList
        read={read}
        rows={lines}
        skeleton={{ rows: 3, picture: false }}
        none={{ title: 'No entries', text: 'The ledger changed since the report was made. Load it again.' }}
      >
        {(rows) => (
          <DataTable
            caption={`Entries of ${name}`}
            columns={columns}
            rows={rows}
            rowKey={({ lease_id, entry_id }) => `${lease_id} ${entry_id}`}
            picture={false}
          />
        )}
      </MoreList>
      {lines && lines.length > 0 && (
        <Row spread pt="4">
          <Muted>{`${lines.length} ${lines.length === 1 ? 'entry' : 'entries'}${read.hasNextPage ? ' so far' : ''}`}</Muted>
          <Strong>
            <Amount>{signedDollars(sum)}</Amount>
          </Strong>
        </Row>
      )}
    </Modal>
  );
}
