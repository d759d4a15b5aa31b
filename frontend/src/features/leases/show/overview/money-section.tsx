import type { Ledger, LedgerLine } from '../../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../../shared/domain/dates';
import { displayDollars, signedDollars } from '../../../../../../shared/domain/money';
import { lineName } from '../../../../domain-ui/ledger/line-words';
import { amountColumn } from '../../../../ui/data/amount-column';
import { DataTable } from '../../../../ui/data/data-table';
import type { Column } from '../../../../ui/data/data-table-column';
import { ListLabel } from '../../../../ui/layout/list-label';
import { Section } from '../../../../ui/layout/section';
import { LinkButton } from '../../../../ui/primitives/link-button';
import { Amount, Muted, Tint } from '../../../../ui/primitives/text';

const most = 5;

/** What is left of a charge, or what is to know of another entry. */
function Note({ line, ledger }: { line: LedgerLine; ledger: Ledger }) {
  const open = ledger.open.find(({ charge }) => charge === line.seq);
  if (line.charge && open && open.cents > 0) {
    const words = `${displayDollars(open.cents)} open, due ${displayDate(line.charge.due)}`;
    return line.charge.due < ledger.today ? <Tint color="danger">{words}</Tint> : words;
  }
  if (line.charge) return `Due ${displayDate(line.charge.due)}`;
  return line.payment?.payer ?? '';
}

const columnsOf = (ledger: Ledger): readonly Column<LedgerLine>[] => [
  {
    key: 'entry',
    header: 'Entry',
    rem: 12,
    cell: (line) => <ListLabel name={lineName(line)} note={<Note line={line} ledger={ledger} />} />,
  },
  { key: 'date', header: 'Date', rem: 7.5, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  {
    key: 'amount',
    header: 'Amount',
    rem: 7,
    end: true,
    cell: ({ amount }) => <Amount>{amount === 0 ? '–' : signedDollars(amount)}</Amount>,
  },
  amountColumn({
    key: 'balance',
    header: 'Balance',
    rem: 7,
    isStrong: true,
    text: ({ balance }) => signedDollars(balance),
  }),
];

/** The last entries of the ledger, open charges marked. */
export function MoneySection({ ledger }: { ledger: Ledger }) {
  const { lease_id: id, lines } = ledger;
  return (
    <Section
      title="Money"
      flush
      action={
        <LinkButton to="/ledgesData" search={{ id }} variant="plain" size="sm">
          All entries
        </LinkButton>
      }
    >
      {lines.length === 0 ? (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          No entries yet. Charges and payments appear here.
        </Muted>
      ) : (
        <DataTable
          caption="Last entries"
          columns={columnsOf(ledger)}
          rows={lines.slice(0, most)}
          rowKey={({ entry_id }) => entry_id}
          picture={false}
        />
      )}
    </Section>
  );
}
