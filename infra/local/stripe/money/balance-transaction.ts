import { type Context, day } from '../core/context';
import { newId } from '../core/ids';
import type { BalanceTransaction } from '../core/wire';

type Moved = {
  readonly type: 'charge' | 'payment' | 'refund' | 'adjustment' | 'transfer' | 'transfer_refund';
  /** Below 0 for money that is taken away. */
  readonly amount: number;
  readonly fee: number;
  readonly source: string;
};

/** Charges of a card clear after two days; what goes to an owner's account, or comes back, at once. */
const clearing = 2 * day;
const isAtOnce = (type: Moved['type']): boolean => type.startsWith('transfer');

/** Stores how a charge, refund, dispute or transfer moved the balance. */
export const moveBalance = (context: Context, { type, amount, fee, source }: Moved): BalanceTransaction =>
  context.objects.put('balance_transaction', {
    id: newId('balance_transaction'),
    object: 'balance_transaction',
    amount,
    available_on: context.now + (isAtOnce(type) ? 0 : clearing),
    balance_type: 'payments',
    created: context.now,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'pending',
    type,
  });

/** Stripe's list prices, in cents: 2.9 % and 30 for a card, 0.8 % up to 500 for a bank debit. */
export const feeOf = (type: string, cents: number): number =>
  type === 'us_bank_account' ? Math.min(500, Math.round(cents * 0.008)) : Math.round(cents * 0.029) + 30;
