import { useNavigate } from '@tanstack/react-router';
import { BadgePercent, BookOpen, ListChecks, Pencil, ReceiptText, Undo2, WalletCards } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Ledger, LedgerLine } from '../../../../../shared/contract/ledger-shapes';
import type { PaymentMethod } from '../../../../../shared/domain/ledger/entry';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { lineName } from '../parts/ledger-words';

const dialogs = {
  details: lazy(() => import('../parts/entry-dialog')),
  waive: lazy(() => import('./waive-dialog')),
  reverse: lazy(() => import('./reverse-dialog')),
  reallocate: lazy(() => import('./reallocate-dialog')),
  return: lazy(() => import('./return-dialog')),
  refund: lazy(() => import('./refund-dialog')),
  unmove: lazy(() => import('./undo-move-dialog')),
};
const notReturned: Partial<Record<PaymentMethod, string>> = {
  deposit: 'Reverse the charge it paid instead',
};
type Opened = { readonly what: keyof typeof dialogs; readonly line: LedgerLine };

/** What may be done with a line of the ledger: its menu, and the dialog that it opens. */
export function useLineActions(ledger: Ledger) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const openOf = ({ seq }: LedgerLine): number =>
    ledger.open.find(({ charge }) => charge === seq)?.cents ?? 0;

  const menu = (line: LedgerLine) => {
    const changes = ledger.may.change
      ? [...chargeActions(line), ...paymentActions(line), ...moveActions(line)]
      : [];
    const actions = [...receipt(line), ...otherLedger(line), ...changes];
    if (actions.length === 0) return null;
    return <ActionMenu quiet label={`Actions for ${lineName(line)}`} actions={actions} />;
  };
  const receipt = (line: LedgerLine): MenuAction[] =>
    line.type === 'payment' && line.payment?.state === 'settled'
      ? [
          {
            key: 'receipt',
            label: 'Receipt',
            icon: <ReceiptText size={16} aria-hidden="true" />,
            onSelect: () => setOpened({ what: 'details', line }),
          },
        ]
      : [];
  const chargeActions = (line: LedgerLine): MenuAction[] => {
    if (line.type !== 'charge' || line.charge?.is_reversed) return [];
    const search = { id: ledger.lease_id, charge: line.entry_id };
    return [
      {
        key: 'edit',
        label: 'Change the charge',
        icon: <Pencil size={16} aria-hidden="true" />,
        onSelect: () => void navigate({ to: '/edit-charge', search }),
      },
      {
        key: 'waive',
        label: 'Waive',
        icon: <BadgePercent size={16} aria-hidden="true" />,
        not: openOf(line) > 0 ? undefined : 'Nothing of it is open',
        onSelect: () => setOpened({ what: 'waive', line }),
      },
      {
        key: 'reverse',
        label: 'Reverse',
        icon: <Undo2 size={16} aria-hidden="true" />,
        danger: true,
        onSelect: () => setOpened({ what: 'reverse', line }),
      },
    ];
  };
  const paymentActions = (line: LedgerLine): MenuAction[] => {
    const { payment } = line;
    if (line.type !== 'payment' || payment?.state !== 'settled') return [];
    const isOnline = payment.method === 'card' || payment.method === 'bank';
    return [
      {
        key: 'refund',
        label: isOnline ? 'Refund' : 'Record a refund',
        icon: <WalletCards size={16} aria-hidden="true" />,
        not: payment.refunded < payment.cents ? undefined : 'All of it was refunded',
        onSelect: () => setOpened({ what: 'refund', line }),
      },
      {
        key: 'reallocate',
        label: 'Choose what it pays',
        icon: <ListChecks size={16} aria-hidden="true" />,
        not: payment.method === 'deposit' ? notReturned.deposit : undefined,
        onSelect: () => setOpened({ what: 'reallocate', line }),
      },
      {
        key: 'return',
        label: 'Returned or entered by mistake',
        icon: <Undo2 size={16} aria-hidden="true" />,
        danger: true,
        not: isOnline ? 'The payment provider reports this automatically' : notReturned[payment.method],
        onSelect: () => setOpened({ what: 'return', line }),
      },
    ];
  };
  const otherLedger = ({ moved }: LedgerLine): MenuAction[] =>
    moved?.other
      ? [
          {
            key: 'other',
            label: `Ledger of unit ${moved.other.unit_number}`,
            icon: <BookOpen size={16} aria-hidden="true" />,
            onSelect: () => void navigate({ to: '/ledgesData', search: { id: moved.other?.lease_id } }),
          },
        ]
      : [];
  const moveActions = (line: LedgerLine): MenuAction[] => {
    const { moved } = line;
    if (!moved?.other || moved.way === 'in' || moved.is_back || moved.is_reversed) return [];
    return [
      {
        key: 'unmove',
        label: 'Take the deposit back',
        icon: <Undo2 size={16} aria-hidden="true" />,
        danger: true,
        not: ledger.status === 'settled' ? 'This lease is settled' : undefined,
        onSelect: () => setOpened({ what: 'unmove', line }),
      },
    ];
  };
  const Dialog = opened && dialogs[opened.what];
  const dialog = (
    <Suspense fallback={null}>
      {Dialog && (
        <Dialog
          ledger={ledger}
          line={opened.line}
          open={openOf(opened.line)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Suspense>
  );
  return { menu, dialog };
}
