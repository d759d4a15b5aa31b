import { Ban, Banknote, Check, Clock, TriangleAlert } from 'lucide-react';
import type { Bill } from '../../../../../shared/contract/bills';
import type { PropertyMoney } from '../../../../../shared/contract/owner-money';
import { displayDate } from '../../../../../shared/domain/dates';
import { categoryWords } from '../../../../../shared/domain/ledger/owners/category-words';
import { displayDollars } from '../../../../../shared/domain/money';
import { amountColumn } from '../../../ui/data/amount-column';
import { Corner, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Row, Stack } from '../../../ui/layout/layout';
import { ActionMenu } from '../../../ui/primitives/action-menu';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted, Strong } from '../../../ui/primitives/text';
import { InvoiceButton } from './invoice-button';
import { movedBy } from './owner-words';

export type BillAction = 'pay' | 'void';

export const billViews = [
  { value: '', label: 'All bills' },
  { value: 'open', label: 'To pay' },
  { value: 'due', label: 'Past due' },
  { value: 'paid', label: 'Paid' },
];

const isPastDue = ({ state, due_on }: Bill, today: string): boolean => state === 'open' && due_on < today;

export const billShown = (bill: Bill, { view, today }: { view: string; today: string }): boolean =>
  view === '' || (view === 'due' ? isPastDue(bill, today) : bill.state === view);

function BillBadge({ bill, today }: { bill: Bill; today: string }) {
  if (bill.state === 'paid') return <StatusBadge tone="success" icon={Check} word="Paid" />;
  if (bill.state === 'void') return <StatusBadge tone="neutral" icon={Ban} word="Void" />;
  if (isPastDue(bill, today)) return <StatusBadge tone="danger" icon={TriangleAlert} word="Past due" />;
  return <StatusBadge tone="info" icon={Clock} word="To pay" />;
}

const noteOf = ({ category, reference, unit_number, memo, paid }: Bill): string =>
  [
    categoryWords[category],
    unit_number && `Unit ${unit_number}`,
    reference && `Invoice ${reference}`,
    paid &&
      [`Paid ${displayDate(paid.on)}`, movedBy(paid.method)?.toLowerCase(), paid.reference]
        .filter(Boolean)
        .join(' '),
    memo,
  ]
    .filter(Boolean)
    .join(' · ');

/** `act` opens what may be done with an open bill. */
export const billColumns = (
  { property_id: propertyId, today }: Pick<PropertyMoney, 'property_id' | 'today'>,
  act: ((what: BillAction, bill: Bill) => void) | undefined,
): readonly Column<Bill>[] => [
  {
    key: 'vendor',
    header: 'Bill',
    rem: 20,
    cell: (bill) => (
      <Stack gap="0.5">
        <Row gap="2">
          <Strong>
            <bdi>{bill.vendor}</bdi>
          </Strong>
          <BillBadge bill={bill} today={today} />
          {bill.has_invoice && (
            <InvoiceButton propertyId={propertyId} entryId={bill.bill_id} vendor={bill.vendor} />
          )}
        </Row>
        <Muted small>
          <bdi>{noteOf(bill)}</bdi>
        </Muted>
      </Stack>
    ),
  },
  {
    key: 'due',
    header: 'Due',
    rem: 8,
    cell: ({ due_on }) => (
      <bdi>
        <InCard>Due </InCard>
        {displayDate(due_on)}
      </bdi>
    ),
  },
  amountColumn({
    key: 'cents',
    header: 'Amount',
    rem: 8,
    isStrong: true,
    text: ({ cents }) => displayDollars(cents),
  }),
  {
    key: 'menu',
    header: '',
    rem: 4,
    end: true,
    cell: (bill) =>
      act &&
      bill.state === 'open' && (
        <Corner>
          <ActionMenu
            quiet
            label={`Actions for ${bill.vendor}, due ${displayDate(bill.due_on)}`}
            actions={[
              {
                key: 'pay',
                label: 'Pay',
                icon: <Banknote size={16} aria-hidden="true" />,
                onSelect: () => act('pay', bill),
              },
              {
                key: 'void',
                label: 'Void',
                icon: <Ban size={16} aria-hidden="true" />,
                danger: true,
                onSelect: () => act('void', bill),
              },
            ]}
          />
        </Corner>
      ),
  },
];
