import { useNavigate } from '@tanstack/react-router';
import { BadgePercent, BookOpen, CircleDot, Pencil, ReceiptText, Undo2 } from 'lucide-react';
import type { Ledger, LedgerLine } from '../../../../../shared/contract/ledger-shapes';
import { lineName } from '../../../domain-ui/ledger/line-words';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { receiptOf } from '../parts/receipt-of';
import { paymentChanges } from '../payment/payment-changes';
import { openOf, useLineDialog } from './use-line-dialog';

/** What may be done with a line of the ledger: its menu, and the dialog that it opens. */
export function useLineActions(ledger: Ledger, { seesReports }: { seesReports: boolean }) {
  const navigate = useNavigate();
  const { show, dialog } = useLineDialog(ledger);

  const menu = (line: LedgerLine) => {
    const changes = ledger.may.change
      ? [...chargeActions(line), ...writeOffActions(line), ...paymentActions(line), ...moveActions(line)]
      : [];
    const actions = [...receipt(line), ...status(line), ...otherLedger(line), ...changes];
    if (actions.length === 0) return null;
    return <ActionMenu quiet label={`Actions for ${lineName(line)}`} actions={actions} />;
  };
  const receipt = (line: LedgerLine): MenuAction[] =>
    seesReports && receiptOf(line)
      ? [
          {
            key: 'receipt',
            label: 'Receipt',
            icon: <ReceiptText size={16} aria-hidden="true" />,
            onSelect: () => show('details', line),
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
        not: openOf(ledger, line) > 0 ? undefined : 'Nothing of it is open',
        onSelect: () => show('waive', line),
      },
      {
        key: 'reverse',
        label: 'Reverse',
        icon: <Undo2 size={16} aria-hidden="true" />,
        danger: true,
        onSelect: () => show('reverse', line),
      },
    ];
  };
  const writeOffActions = (line: LedgerLine): MenuAction[] =>
    line.type === 'write-off' && !line.is_recovered
      ? [
          {
            key: 'recover',
            label: 'Recover',
            icon: <Undo2 size={16} aria-hidden="true" />,
            onSelect: () => show('recover', line),
          },
        ]
      : [];
  const status = ({ type, payment }: LedgerLine): MenuAction[] =>
    type === 'payment' && payment
      ? [
          {
            key: 'status',
            label: 'Payment status',
            icon: <CircleDot size={16} aria-hidden="true" />,
            onSelect: () => {
              const search = { id: ledger.lease_id, payment: payment.payment_id };
              void navigate({ to: '/editPayment-status', search });
            },
          },
        ]
      : [];
  const paymentActions = (line: LedgerLine): MenuAction[] =>
    line.type === 'payment' && line.payment
      ? paymentChanges(line.payment).map(({ what, icon: Icon, hint: _, button: __, ...change }) => ({
          key: what,
          icon: <Icon size={16} aria-hidden="true" />,
          onSelect: () => show(what, line),
          ...change,
        }))
      : [];
  const otherLedger = ({ moved }: LedgerLine): MenuAction[] =>
    moved?.other
      ? [
          {
            key: 'other',
            label: `Ledger for Unit ${moved.other.unit_number}`,
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
        onSelect: () => show('unmove', line),
      },
    ];
  };
  return { menu, dialog };
}
