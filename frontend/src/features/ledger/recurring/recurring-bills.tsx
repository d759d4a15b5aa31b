import { lazy, Suspense, useState } from 'react';
import type { PropertyMoney } from '../../../../../shared/contract/owner-money';
import type { RecurringBill } from '../../../../../shared/contract/recurring';
import { api } from '../../../api/client';
import { billName } from '../../../domain-ui/ledger/recurring-words';
import { Section } from '../../../ui/layout/section';
import { type RecurringAction, RecurringTable } from './recurring-table';

const dialogs = {
  amount: lazy(async () => ({ default: (await import('./change-dialogs')).AmountDialog })),
  end: lazy(async () => ({ default: (await import('./change-dialogs')).EndDialog })),
};

type Props = { money: PropertyMoney; bills: readonly RecurringBill[]; mayChange: boolean };
type Opened = { readonly what: RecurringAction; readonly one: RecurringBill };

/** The bills of a property that come again; nothing where there is none. */
export function RecurringBills({ money: { property_id }, bills, mayChange }: Props) {
  const [opened, setOpened] = useState<Opened>();
  if (bills.length === 0) return null;
  const Dialog = opened && dialogs[opened.what];
  return (
    <Section
      flush
      title="Recurring bills"
      lead="Each is recorded on its day, and waits among the bills to be paid."
    >
      <RecurringTable
        caption="Recurring bills of the property"
        rows={bills}
        nameOf={billName}
        act={mayChange ? (what, one) => setOpened({ what, one }) : undefined}
      />
      <Suspense fallback={null}>
        {Dialog && (
          <Dialog
            one={opened.one}
            name={billName(opened.one)}
            send={(change) => api.ledger.changeRecurringBill({ body: { property_id, ...change } })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}
