import { queryOptions, useQuery } from '@tanstack/react-query';
import { FilePlus2, Repeat } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Bill } from '../../../../../shared/contract/bills';
import type { PropertyMoney } from '../../../../../shared/contract/owner-money';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { ledgersKey } from '../../../domain-ui/ledger/ledgers-key';
import { DataTable } from '../../../ui/data/data-table';
import { Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { ListStates } from '../../../ui/list/list-states';
import { ListTools } from '../../../ui/list/list-tools';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { RecurringBills } from '../recurring/recurring-bills';
import { type BillAction, billColumns, billShown, billViews } from './bill-columns';

const AddBillDialog = lazy(async () => ({ default: (await import('./bill-dialogs')).AddBillDialog }));
const AddRecurringBillDialog = lazy(() => import('../recurring/add-recurring-bill-dialog'));
const dialogs = {
  pay: lazy(async () => ({ default: (await import('./bill-dialogs')).PayBillDialog })),
  void: lazy(async () => ({ default: (await import('./bill-dialogs')).VoidBillDialog })),
};
const none: ComponentProps<typeof ListStates>['none'] = {
  title: 'No bills yet',
  text: 'A bill that you record here is owed until you pay it, and then becomes an expense of the owners.',
  drawing: drawings.paper,
  help: 'bills',
};

const billsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'bills', propertyId],
    queryFn: async ({ signal }) => (await api.ledger.listBills({ params: { propertyId } }, { signal })).data,
  });

/** What is owed to vendors of a property: open, past due, paid. */
export function BillsSection({ money, mayChange }: { money: PropertyMoney; mayChange: boolean }) {
  const read = useQuery(billsQuery(money.property_id));
  const [view, setView] = useState('');
  const [isAdding, setAdding] = useState<'bill' | 'recurring'>();
  const [opened, setOpened] = useState<{ readonly what: BillAction; readonly bill: Bill }>();
  const { bills = [], owed = 0, units = [], recurring = [], has_more: hasMore } = read.data ?? {};
  const Dialog = opened && dialogs[opened.what];
  const act = (what: BillAction, bill: Bill) => setOpened({ what, bill });
  return (
    <>
      <Section
        flush
        title={owed > 0 ? `Bills: ${displayDollars(owed)} to pay` : 'Bills'}
        lead={hasMore ? 'The oldest paid bills are not shown.' : undefined}
        action={
          mayChange && (
            <Row gap="2">
              <Button variant="outline" size="sm" onClick={() => setAdding('recurring')}>
                <Repeat aria-hidden="true" />
                Add recurring bill
              </Button>
              <Button variant="outline" size="sm" onClick={() => setAdding('bill')}>
                <FilePlus2 aria-hidden="true" />
                Record bill
              </Button>
            </Row>
          )
        }
      >
        {bills.length > 0 && (
          <ListTools
            selects={[{ name: 'view', label: 'Which bills', options: billViews }]}
            place={{ view }}
            onChange={(change) => setView(String(change.view ?? ''))}
          />
        )}
        <ListStates
          read={read}
          rows={read.data && bills.filter((bill) => billShown(bill, { view, today: money.today }))}
          skeleton={{ picture: false }}
          what="a bill"
          none={none}
          onClear={view === '' ? undefined : () => setView('')}
        >
          {(rows) => (
            <DataTable
              caption="Bills of the property"
              columns={billColumns(money, mayChange ? act : undefined)}
              rows={rows}
              rowKey={({ bill_id }) => bill_id}
              picture={false}
            />
          )}
        </ListStates>
        <Suspense fallback={null}>
          {isAdding === 'bill' && (
            <AddBillDialog money={money} units={units} onClose={() => setAdding(undefined)} />
          )}
          {isAdding === 'recurring' && (
            <AddRecurringBillDialog money={money} units={units} onClose={() => setAdding(undefined)} />
          )}
          {Dialog && <Dialog money={money} bill={opened.bill} onClose={() => setOpened(undefined)} />}
        </Suspense>
      </Section>
      <RecurringBills money={money} bills={recurring} mayChange={mayChange} />
    </>
  );
}
