import { lazy, Suspense, useState } from 'react';
import type { Ledger, LedgerLine } from '../../../../../shared/contract/ledger-shapes';

const dialogs = {
  details: lazy(() => import('./details-dialog')),
  waive: lazy(() => import('./waive-dialog')),
  recover: lazy(() => import('./recover-dialog')),
  reverse: lazy(() => import('./reverse-dialog')),
  reallocate: lazy(() => import('./reallocate-dialog')),
  return: lazy(() => import('./return-dialog')),
  refund: lazy(() => import('./refund-dialog')),
  unmove: lazy(() => import('./undo-move-dialog')),
};
type Opened = { readonly what: keyof typeof dialogs; readonly line: LedgerLine };

/** Cents of a charge that are still to be paid. */
export const openOf = ({ open }: Ledger, { seq }: LedgerLine): number =>
  open.find(({ charge }) => charge === seq)?.cents ?? 0;

/** The dialog of one change of a line. */
export function useLineDialog(ledger: Ledger) {
  const [opened, setOpened] = useState<Opened>();
  const Dialog = opened && dialogs[opened.what];
  const dialog = (
    <Suspense fallback={null}>
      {Dialog && (
        <Dialog
          ledger={ledger}
          line={opened.line}
          open={openOf(ledger, opened.line)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Suspense>
  );
  const show = (what: Opened['what'], line: LedgerLine) => setOpened({ what, line });
  return { show, dialog };
}
