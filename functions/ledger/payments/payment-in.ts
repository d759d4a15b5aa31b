import type { Payment } from '../../../shared/domain/ledger/entry';
import { refuse } from '../../../shared/wire/refusals';
import type { LedgerAt } from '../../common/ledger/find-ledger';

/** A payment of this ledger. Refuses `not-found`. */
export function paymentIn({ ledger }: LedgerAt, paymentId: string): Payment {
  const payment = ledger.book.payments[paymentId];
  if (!payment) throw refuse('not-found');
  return payment;
}

/** Its money is at the provider. */
export const isOnline = ({ method }: Payment): boolean => method === 'card' || method === 'bank';
