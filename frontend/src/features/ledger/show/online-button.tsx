import { CreditCard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { Button } from '../../../ui/button';

const OnlineDialog = lazy(() => import('./online-dialog'));

/** Whether tenants may pay online, and the choice of it. */
export function OnlineButton({ ledger }: { ledger: Ledger }) {
  const [isOpen, setOpen] = useState(false);
  const { mode } = ledger.choice;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <CreditCard aria-hidden="true" />
        {mode === 'off' ? 'Online payments: off' : 'Online payments: on'}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <OnlineDialog ledger={ledger} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
