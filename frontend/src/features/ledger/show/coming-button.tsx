import { CalendarRange } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/primitives/button';

const ComingDialog = lazy(() => import('./coming-dialog'));

/** Opens the rent to come. */
export function ComingButton({ leaseId }: { leaseId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <CalendarRange aria-hidden="true" />
        Next 12 months
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ComingDialog leaseId={leaseId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
