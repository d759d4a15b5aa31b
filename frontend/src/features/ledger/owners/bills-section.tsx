import { queryOptions, useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Bill } from '../../../../../shared/contract/bills';
import type { PropertyMoney } from '../../../../../shared/contract/owner-money';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { Button } from '../../../ui/button';
import { DataTable } from '../../../ui/data-table';
import { drawings } from '../../../ui/drawings';
import { ListStates } from '../../../ui/list/list-states';
import { ListTools } from '../../../ui/list/list-tools';
import { Section } from '../../../ui/section';
import { ledgersKey } from '../queries';
import { type BillAction, billColumns, billShown, billViews } from './bill-columns';

const AddBillDialog = lazy(async () => ({ default: (await import('./bill-dialogs')).AddBillDialog }));
const dialogs = {
  pay: lazy(async () => ({ default: (await import('./bill-dialogs')).PayBillDialog })),
  void: lazy(async () => ({ default: (await import('./bill-dialogs')).VoidBillDialog })),
};
const none: ComponentProps<typeof ListStates>['none'] = {
  title: 'No bills yet',
  text: 'A bill that you record here is owed until you pay it, and then becomes an expense of the owners.',
  drawing: drawings.paper,
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
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<{ readonly what: BillAction; readonly bill: Bill }>();
  const { bills = [], owed = 0, units = [], has_more: hasMore } = read.data ?? {};
  const Dialog = opened && dialogs[opened.what];
  const act = (what: BillAction, bill: Bill) => setOpened({ what, bill });
  return (
    <Section
      flush
      title={owed > 0 ? `Bills: ${displayDollars(owed)} to pay` : 'Bills'}
      lead={hasMore ? 'The oldest paid bills are not shown.' : undefined}
      action={
        mayChange && (
          <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
            <FilePlus2 aria-hidden="true" />
            Record bill
          </Button>
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
        {isAdding && <AddBillDialog money={money} units={units} onClose={() => setAdding(false)} />}
        {Dialog && <Dialog money={money} bill={opened.bill} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Section>
  );
}
