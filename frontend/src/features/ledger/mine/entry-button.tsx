import { Info } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { lineName, type ShownLine } from '../../../domain-ui/ledger/line-words';
import { IconButton } from '../../../ui/primitives/icon-button';
import { receiptOf } from '../parts/receipt-of';
import { ReceiptButton } from './receipt-button';

const EntryDialog = lazy(() => import('../parts/entry-dialog'));

type Props = { leaseId: string; line: ShownLine };

/** Opens what an entry is made of; the receipt is there for a payment. */
export function EntryButton({ leaseId, line }: Props) {
  const [isOpen, setOpen] = useState(false);
  const paid = receiptOf(line);
  const receipt = paid && <ReceiptButton leaseId={leaseId} paymentId={paid.payment_id} on={line.on} />;
  return (
    <>
      <IconButton label={`Details of ${lineName(line)}`} onClick={() => setOpen(true)}>
        <Info size={16} aria-hidden="true" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && <EntryDialog line={line} receipt={receipt} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
