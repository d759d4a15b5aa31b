import type { OnlineMethod, PaymentMethod } from '../../../../../shared/domain/ledger/entry';
import type { Typed, Way } from './allocation';

/** Named as in the call; the amount in dollars as typed. */
export type PaymentValues = {
  cents: string;
  received_on: string;
  method: Exclude<PaymentMethod, 'opening' | 'deposit' | OnlineMethod>;
  reference: string;
  payer: string;
  way: Way;
  typed: Typed;
};
