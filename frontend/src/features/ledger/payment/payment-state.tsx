import { CircleCheck, Clock3, Undo2, WalletCards } from 'lucide-react';
import type { LedgerLine } from '../../../../../shared/contract/ledger-shapes';
import { Notice } from '../../../ui/feedback/notice';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { isOnline } from './payment-changes';

type Payment = NonNullable<LedgerLine['payment']>;

/** Where a payment stands: settled, refunded in part or whole, disputed, or returned. */
export function PaymentBadge({ payment: { state, refunded, cents } }: { payment: Payment }) {
  if (state === 'returned') return <StatusBadge tone="danger" icon={Undo2} word="Returned" />;
  if (state === 'disputed') return <StatusBadge tone="warning" icon={Clock3} word="Disputed" />;
  if (refunded === 0) return <StatusBadge tone="success" icon={CircleCheck} word="Settled" />;
  const word = refunded < cents ? 'Partly refunded' : 'Refunded';
  return <StatusBadge tone="neutral" icon={WalletCards} word={word} />;
}

/** What the state means for the tenants and for who reads it; nothing to say of a settled one. */
export function PaymentNotice({ payment }: { payment: Payment }) {
  if (payment.state === 'disputed')
    return (
      <Notice kind="warning" title="The payer disputes this payment with their bank">
        The payment provider holds the money until the bank decides, and the outcome appears here
        automatically.
      </Notice>
    );
  if (payment.state === 'returned')
    return (
      <Notice title={isOnline(payment) ? 'The bank returned this payment' : 'This payment was reversed'}>
        The charges it paid are due again with their original due dates. When the money comes after all,
        record it as a new payment.
      </Notice>
    );
  return null;
}
