import { ListChecks, type LucideIcon, Undo2, WalletCards } from 'lucide-react';
import type { LedgerLine } from '../../../../../shared/contract/ledger-shapes';

type Payment = NonNullable<LedgerLine['payment']>;
export type PaymentChange = {
  readonly what: 'refund' | 'reallocate' | 'return';
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly icon: LucideIcon;
  readonly danger?: true;
  /** Why it cannot be done. */
  readonly not?: string | undefined;
};

/** The provider tells of returns and disputes itself. */
export const isOnline = ({ method }: Pick<Payment, 'method'>): boolean =>
  method === 'card' || method === 'bank';

/** What may be done with a payment that stands; one that was returned or is disputed stays as it is. */
export function paymentChanges(payment: Payment): readonly PaymentChange[] {
  if (payment.state !== 'settled') return [];
  const ofDeposit = payment.method === 'deposit' ? 'Reverse the charge it paid instead' : undefined;
  return [
    {
      what: 'refund',
      label: isOnline(payment) ? 'Refund' : 'Record a refund',
      hint: isOnline(payment)
        ? 'All or part of it goes back to the card or account it came from.'
        : 'You gave all or part of it back to the tenant.',
      button: isOnline(payment) ? 'Refund' : 'Record',
      icon: WalletCards,
      not: payment.refunded < payment.cents ? undefined : 'All of it was refunded',
    },
    {
      what: 'reallocate',
      label: 'Choose what it pays',
      hint: 'Apply it to other charges. The amount stays the same.',
      button: 'Choose',
      icon: ListChecks,
      not: ofDeposit,
    },
    {
      what: 'return',
      label: 'Returned or entered by mistake',
      hint: 'The check bounced, or the money never came. The charges it paid become due again.',
      button: 'Reverse',
      icon: Undo2,
      danger: true,
      not: isOnline(payment) ? 'The payment provider reports this automatically' : ofDeposit,
    },
  ];
}
