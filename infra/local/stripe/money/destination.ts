import { newId } from '../core/ids';
import { listOf, type PaymentIntent } from '../core/wire';
import type { Work } from '../core/work';
import { transfer } from './transfers';

/** A payment made for an owner's account: the money goes on to it, less the platform's fee. */
export function shareWithOwner(work: Work, intent: PaymentIntent): void {
  const { transfer_data: to, application_fee_amount: fee, latest_charge: charge, currency } = intent;
  if (!to || charge === null) return;
  const destination = String(to.destination);
  transfer(work, {
    amount: to.amount ?? intent.amount,
    currency,
    destination,
    source: charge,
    group: `group_${intent.id}`,
  });
  if (!fee) return;
  const id = newId('application_fee');
  work.platform.put('application_fee', {
    id,
    object: 'application_fee',
    account: destination,
    amount: fee,
    amount_refunded: 0,
    application: 'ca_keystead',
    balance_transaction: null,
    charge,
    created: work.at,
    currency,
    fee_source: { charge, type: 'charge' },
    livemode: false,
    originating_transaction: charge,
    refunded: false,
    refunds: listOf([], `/v1/application_fees/${id}/refunds`),
  });
}
