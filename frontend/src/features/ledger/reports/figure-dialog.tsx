import { useInfiniteQuery } from '@tanstack/react-query';
import type { FigureLine } from '../../../../../shared/contract/reports';
import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { Row, Stack } from '../../../ui/layout';
import { MoreList } from '../../../ui/list/more-list';
import { Modal } from '../../../ui/modal';
import { Amount, Muted, Strong } from '../../../ui/text';
import { TextLink } from '../../../ui/text-link';
import { lineName } from '../parts/ledger-words';
import { type FigureAsked, figureQuery } from './report-queries';

const columns: readonly Column<FigureLine>[] = [
  {
    key: 'entry',
    header: 'Entry',
    rem: 18,
    cell: (line) => (
      <Stack gap="0.5">
        <Strong>
          <bdi>{lineName(line)}</bdi>
        </Strong>
        <Muted small>
          <bdi>
            {[`Unit ${line.unit_number}, ${line.property_title}`, line.why].filter(Boolean).join(' · ')}
          </bdi>
        </Muted>
      </Stack>
    ),
  },
  { key: 'on', header: 'Date', rem: 7.5, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  {
    key: 'ledger',
    header: 'Ledger',
    rem: 5.5,
    cell: ({ lease_id, unit_number }) => (
      <TextLink to="/ledgesData" search={{ id: lease_id }} aria-label={`Ledger of unit ${unit_number}`}>
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
