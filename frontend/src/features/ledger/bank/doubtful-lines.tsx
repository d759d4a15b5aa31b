import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Amount } from '../../../ui/primitives/text';
import { linesText } from './bank-words';
import type { DoubtfulLine } from './send-lines';

const columns: readonly Column<DoubtfulLine>[] = [
  {
    key: 'line',
    header: 'In the file',
    rem: 13,
    cell: ({ line }) => <ListLabel name={line.text || '–'} note={displayDate(line.on)} />,
  },
  { key: 'here', header: 'Here', rem: 11, cell: ({ here }) => <bdi>{here || '–'}</bdi> },
  {
    key: 'amount',
    header: 'Amount',
    rem: 7,
    end: true,
    cell: ({ line }) => <Amount>{signedDollars(line.cents)}</Amount>,
  },
];

/** Lines that may be here already in other words: a person says whether they are new. */
export const DoubtfulLines = ({ lines }: { lines: readonly DoubtfulLine[] }) => (
  <Stack gap="3">
    <Notice kind="warning" title={`${linesText(lines.length)} may be here already`}>
      The bank’s number, date, and amount are the same, but the description differs. Banks reword a line after
      it posts. Add only what is a transaction of its own.
    </Notice>
    <DataTable
      caption="Lines that may be here already"
      columns={columns}
      rows={lines}
      rowKey={({ line }) => `${line.bank_id} ${line.on} ${line.cents} ${line.text} ${line.nth}`}
      picture={false}
    />
  </Stack>
);
