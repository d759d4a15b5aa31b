import { useState } from 'react';
import { signedDollars } from '../../../../../shared/domain/money';
import { Button } from '../../../ui/button';
import { DataTable } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { Bar } from '../../../ui/layout';
import { Named } from '../../../ui/named';
import { Section } from '../../../ui/section';
import { Amount } from '../../../ui/text';
import { entryName, entryNote, type Known } from './bank-words';

const columns: readonly Column<Known>[] = [
  {
    key: 'entry',
    header: 'Entry',
    rem: 22,
    cell: ({ entry }) => <Named name={entryName(entry)} note={entryNote(entry)} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    rem: 8,
    end: true,
    cell: ({ cents }) => <Amount fontWeight="semibold">{signedDollars(cents)}</Amount>,
  },
];

const shownAtFirst = 10;

/** Its ledger, or its property's own book. */
const placeOf = ({ entry: { book_id: id, property_id } }: Known) =>
  id === property_id
    ? ({ to: '/property-money', search: { id } } as const)
    : ({ to: '/ledgesData', search: { id } } as const);

/** What the ledgers have and no bank line: on its way to the bank, or a mistake. */
export function OutstandingSection({ free }: { free: readonly Known[] }) {
  const [isWhole, setWhole] = useState(false);
  if (free.length === 0) return null;
  const rows = free.toSorted((one, other) => one.on.localeCompare(other.on));
  return (
    <Section
      flush
      title="In the ledgers, not matched to the bank"
      lead="Checks that are not cashed and deposits on their way belong here. Anything older may be a mistake."
    >
      <DataTable
        caption="Entries without a bank line"
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, shownAtFirst)}
        rowKey={({ key }) => key}
        rowTo={placeOf}
        picture={false}
      />
      {!isWhole && rows.length > shownAtFirst && (
        <Bar rule="above">
          <Button variant="outline" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${rows.length}`}
          </Button>
        </Bar>
      )}
    </Section>
  );
}
