import { useState } from 'react';
import type { WaitingEntry } from '../../../../../shared/contract/bank';
import { cashName, cashNote } from '../../../../../shared/domain/ledger/bank/cash-words';
import { organizationBookId } from '../../../../../shared/domain/ledger/bank/organization-book';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Bar } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Amount } from '../../../ui/primitives/text';
import { ownBookOf } from '../parts/book-place';
import { waitingKey } from './bank-words';

const shownAtFirst = 10;

/** Its ledger, or the own book of its property or of the organization. */
const placeOf = ({ book_id: id, property_id }: WaitingEntry) =>
  id === property_id || id === organizationBookId
    ? ownBookOf(id)
    : ({ to: '/ledgesData', search: { id } } as const);

type Props = {
  items: readonly WaitingEntry[];
  isLeft: (item: WaitingEntry) => boolean;
  onLeft: ((item: WaitingEntry, left: boolean) => void) | undefined;
};

const columnsOf = ({ isLeft, onLeft }: Omit<Props, 'items'>): Column<WaitingEntry>[] => [
  {
    key: 'entry',
    header: 'Entry',
    rem: 20,
    cell: (item) => <ListLabel name={cashName(item)} note={cashNote(item)} />,
  },
  {
    key: 'left',
    header: 'At the bank',
    rem: 12,
    cell: (item) =>
      item.is_choice ? (
        <CheckboxField
          label="Not at the bank yet"
          aria-label={`${cashName(item)}, ${signedDollars(item.cents)}: not at the bank yet`}
          checked={isLeft(item)}
          disabled={!onLeft}
          onChange={({ target }) => onLeft?.(item, target.checked)}
        />
      ) : (
        'Not yet'
      ),
  },
  {
    key: 'amount',
    header: 'Amount',
    rem: 8,
    end: true,
    cell: (item) => (
      <Amount fontWeight="semibold" color={isLeft(item) ? undefined : 'muted'}>
        {signedDollars(item.cents)}
      </Amount>
    ),
  },
];

/**
 * Deposits in transit and checks outstanding. What came before the first reconciliation is ticked by a
 * person.
 */
export function WaitingSection({ items, ...choice }: Props) {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const hasChoice = items.some(({ is_choice }) => is_choice);
  return (
    <Section
      flush
      title="In transit and outstanding"
      lead={
        hasChoice
          ? 'Tick what had not reached the bank when this statement ended. Take the tick off what the bank had before its lines were imported here.'
          : 'In your books, and not at the bank when this statement ended. Anything old may be a mistake.'
      }
    >
      <DataTable
        caption="In transit and outstanding"
        columns={columnsOf(choice)}
        rows={isWhole ? items : items.slice(0, shownAtFirst)}
        rowKey={waitingKey}
        rowTo={hasChoice ? undefined : placeOf}
        picture={false}
      />
      {!isWhole && items.length > shownAtFirst && (
        <Bar rule="above">
          <Button variant="outline" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${items.length}`}
          </Button>
        </Bar>
      )}
    </Section>
  );
}
