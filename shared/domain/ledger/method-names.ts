import type { PaymentMethod } from './entry';

/** What people read of how money came. */
export const methodNames: Record<PaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  transfer: 'Bank transfer',
  opening: 'Opening balance',
  deposit: 'From the deposit',
  card: 'Card',
  bank: 'Bank debit',
};
