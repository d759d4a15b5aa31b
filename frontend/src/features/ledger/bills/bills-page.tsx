import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OpenBill } from '../../../../../shared/contract/checks';
import { displayDate, localDateOf } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { now } from '../../../api/clock';
import { amountColumn } from '../../../ui/data/amount-column';
import { DataTable, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Notice } from '../../../ui/feedback/notice';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { ListStates } from '../../../ui/list/list-states';
import { ListTools } from '../../../ui/list/list-tools';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { Muted, Strong } from '../../../ui/primitives/text';
import { InvoiceButton } from '../owners/invoice-button';
import { type BillsPlace, billsPlaces } from './bills-place';
import { openBillsQuery } from './bills-queries';
import { DueBadge } from './due-badge';
import { billedProperties, billKey, billNote, shownBills } from './shown-bills';

const PayBills = lazy(() => import('./pay-bills'));

const columns: readonly Column<OpenBill>[] = [
  {
    key: 'vendor',
    header: 'Vendor',
    rem: 18,
    cell: (bill) => (
      <Stack gap="0.5">
        <Row gap="2">
          <Strong>
            <bdi>{bill.vendor}</bdi>
          </Strong>
          {bill.is_past_due && <DueBadge />}
          {bill.has_invoice && (
            <InvoiceButton propertyId={bill.property_id} entryId={bill.bill_id} vendor={bill.vendor} />
          )}
        </Row>
        <Muted small>
          <bdi>{billNote(bill)}</bdi>
        </Muted>
      </Stack>
    ),
  },
  {
    key: 'property',
    header: 'Property',
    rem: 12,
    cell: ({ property_title }) => <bdi>{property_title}</bdi>,
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
];

const none = {
  title: 'No bills to pay',
  text: 'Bills that you record on a property’s money page wait here until they’re paid.',
  drawing: drawings.paper,
  help: 'bills',
} as const;

type Props = { place: BillsPlace; onPlace: (place: BillsPlace) => void; canChange: boolean };

/** /bills: what is owed to vendors over all properties, and paying it together. */
export function BillsPage({ place, onPlace, canChange }: Props) {
  const read = useQuery(openBillsQuery);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [paying, setPaying] = useState<readonly OpenBill[]>();
  const { bills = [], owed = 0, accounts = [], has_more: hasMore, may_pay: mayPay = false } = read.data ?? {};
  const today = localDateOf(now());
  const shown = shownBills(bills, place, today);
  const some = shown.filter((bill) => chosen.includes(billKey(bill)));
  const mayChange = canChange && mayPay;
  const sum = some.reduce((total, { cents }) => total + cents, 0);
  return (
    <Page
      title="Bills"
      lead="What you owe vendors across your properties."
      action={
        mayChange &&
        shown.length > 0 && (
          <Button data-primary="" onClick={() => setPaying(some.length > 0 ? some : shown)}>
            <Banknote aria-hidden="true" />
            {some.length > 0 ? `Pay ${displayDollars(sum)}` : 'Pay bills'}
          </Button>
        )
      }
    >
      {hasMore && <Notice title="Not every bill is shown">Pay some of these to see the later ones.</Notice>}
      <Section flush title={owed > 0 ? `To pay: ${displayDollars(owed)}` : 'To pay'}>
        {bills.length > 0 && (
          <ListTools
            search={{ name: 'q', label: 'Vendor, property, or invoice' }}
            selects={[
              {
                name: 'property',
                label: 'Property',
                options: [{ value: '', label: 'All properties' }, ...billedProperties(bills)],
              },
              {
                name: 'due',
                label: 'Due',
                options: [
                  { value: '', label: 'Any due day' },
                  { value: 'past', label: 'Past due' },
                  { value: 'week', label: 'Due in a week' },
                ],
              },
            ]}
            place={place}
            onChange={(change) => onPlace(billsPlaces.narrowed(place, change))}
          />
        )}
        <ListStates
          read={read}
          rows={read.data && shown}
          skeleton={{ picture: false }}
          what="a bill"
          none={none}
          onClear={billsPlaces.isNarrowed(place) ? () => onPlace(billsPlaces.cleared(place)) : undefined}
        >
          {(rows) => (
            <DataTable
              caption="Bills to pay"
              columns={columns}
              rows={rows}
              rowKey={billKey}
              rowTo={({ property_id: id }) => ({ to: '/property-money', search: { id } })}
              picture={false}
              select={
                mayChange
                  ? {
                      label: ({ vendor, due_on }) => `${vendor}, due ${displayDate(due_on)}`,
                      isChosen: (bill) => chosen.includes(billKey(bill)),
                      onChoose: (bill, isChosen) =>
                        setChosen(
                          isChosen
                            ? [...chosen, billKey(bill)]
                            : chosen.filter((key) => key !== billKey(bill)),
                        ),
                    }
                  : undefined
              }
            />
          )}
        </ListStates>
      </Section>
      <Suspense fallback={null}>
        {paying && (
          <PayBills
            bills={paying}
            startsWith={some.length > 0 ? 'all' : 'none'}
            accounts={accounts}
            today={today}
            onDone={() => setChosen([])}
            onClose={() => setPaying(undefined)}
          />
        )}
      </Suspense>
    </Page>
  );
}
