import * as z from 'zod';
import { type Context, day, forAccount } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { newId } from '../core/ids';
import { currency, integer, metadata, noParams, text } from '../core/params';
import { route } from '../core/route';
import { listOf, type Transfer } from '../core/wire';

/** Days until transferred money reaches the bank. */
const payoutDays = 2;

const NewTransfer = z.strictObject({
  amount: integer,
  currency,
  destination: text,
  metadata: metadata.optional(),
});

/** Moves money to a connected account and plans its payout. Refuses an account that cannot receive any. */
function createTransfer(context: Context, params: z.infer<typeof NewTransfer>): Transfer {
  const account = context.platform.need('account', params.destination, 'destination');
  if (account.capabilities?.transfers !== 'active')
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  const id = newId('transfer');
  const transfer = context.platform.put('transfer', {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: context.now,
    currency: params.currency,
    description: null,
    destination: account.id,
    livemode: false,
    metadata: params.metadata ?? {},
    reversals: listOf([], `/v1/transfers/${id}/reversals`),
    reversed: false,
    source_transaction: null,
    source_type: 'card',
    transfer_group: null,
  });
  emit(context, 'transfer.created', transfer);
  const at = context.now + payoutDays * day;
  forAccount(context, account.id).objects.put('planned_payout', {
    id: newId('payout'),
    at,
    amount: params.amount,
  });
  return transfer;
}

export const transferRoutes = [
  route('POST /v1/transfers', NewTransfer, (context, { params }) => createTransfer(context, params)),
  route('GET /v1/transfers/:id', noParams, (context, { id }) => context.platform.need('transfer', id)),
];
