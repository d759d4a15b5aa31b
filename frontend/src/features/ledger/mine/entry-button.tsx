import { Info } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { lineName, type ShownLine } from '../parts/ledger-words';
import type { Home } from '../parts/receipt-paper';

const EntryDialog = lazy(() => import('../parts/entry-dialog'));

/** Opens what an entry is made of. */
export function EntryButton({ ledger, line }: { ledger: Home; line: ShownLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={`Details of ${lineName(line)}`} onClick={() => setOpen(true)}>
        <Info size={16} aria-hidden="true" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && <EntryDialog ledger={ledger} line={line} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
