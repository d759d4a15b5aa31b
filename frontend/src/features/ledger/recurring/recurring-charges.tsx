import { Repeat } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import type { RecurringCharge } from '../../../../../shared/contract/recurring';
import { api } from '../../../api/client';
import { recurringName } from '../../../domain-ui/ledger/recurring-words';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { type RecurringAction, RecurringTable } from './recurring-table';

const AddRecurringDialog = lazy(() => import('./add-recurring-dialog'));
const dialogs = {
  amount: lazy(async () => ({ default: (await import('./change-dialogs')).AmountDialog })),
  end: lazy(async () => ({ default: (await import('./change-dialogs')).EndDialog })),
};

type Opened = { readonly what: RecurringAction; readonly one: RecurringCharge };

/** What a lease is charged again and again beside its rent; nothing where there is none. */
export function RecurringCharges({ ledger }: { ledger: Ledger }) {
  const { lease_id, recurring = [], may, status } = ledger;
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  if (recurring.length === 0) return null;
  const mayChange = may.change && status !== 'settled';
  const Dialog = opened && dialogs[opened.what];
  return (
    <Section
      flush
      title="Recurring charges"
      lead="Charged automatically a week before they are due, beside the rent of the lease."
      action={
        mayChange && (
          <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
            <Repeat aria-hidden="true" />
            Add
          </Button>
        )
      }
    >
      <RecurringTable
        caption="Recurring charges of the lease"
        rows={recurring}
        nameOf={recurringName}
        act={mayChange ? (what, one) => setOpened({ what, one }) : undefined}
      />
      <Suspense fallback={null}>
        {isAdding && <AddRecurringDialog ledger={ledger} onClose={() => setAdding(false)} />}
        {Dialog && (
          <Dialog
            one={opened.one}
            name={recurringName(opened.one)}
            send={(change) => api.ledger.changeRecurringCharge({ body: { lease_id, ...change } })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}
