import * as z from 'zod';
import { type Context, day, forAccount } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { money } from '../core/format';
import { newId } from '../core/ids';
import { listPage, listParams } from '../core/list-page';
import { currency, integer, metadata, noParams, text } from '../core/params';
import { route } from '../core/route';
import { listOf, type Transfer, type TransferReversal } from '../core/wire';
import { moveBalance } from './balance-transaction';

/** Days until transferred money reaches the bank. */
const payoutDays = 2;

const NewTransfer = z.strictObject({
  amount: integer,
  currency,
  destination: text,
  transfer_group: text.optional(),
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
  const moved = moveBalance(context, { type: 'transfer', amount: -params.amount, fee: 0, source: id });
  const transfer = context.platform.put('transfer', {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    balance_transaction: moved.id,
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
    transfer_group: params.transfer_group ?? null,
  });
  emit(context, 'transfer.created', transfer);
  const at = context.now + payoutDays * day;
  forAccount(context, account.id).objects.put('planned_payout', {
    id: newId('payout'),
    at,
    amount: params.amount,
    transfer: id,
  });
  return transfer;
}

const NewReversal = z.strictObject({ amount: integer });

/** Takes money back of the connected account, as far as it has not been paid out. */
function reverseTransfer(context: Context, id: string, { amount }: { amount: number }): TransferReversal {
  const transfer = context.platform.need('transfer', id);
  const left = transfer.amount - transfer.amount_reversed;
  if (amount > left)
    throw invalidRequest(
      `Reversal amount (${money(amount)}) is greater than unreversed amount (${money(left)})`,
    );
  const account = forAccount(context, String(transfer.destination));
  const planned = account.objects
    .all('planned_payout')
    .find((one) => one.transfer === id && one.amount >= amount);
  if (!planned)
    throw invalidRequest('Insufficient funds in the connected account to reverse this transfer.', {
      code: 'balance_insufficient',
    });
  if (planned.amount === amount) account.objects.remove('planned_payout', planned.id);
  else account.objects.put('planned_payout', { ...planned, amount: planned.amount - amount });
  const backId = newId('transfer_reversal');
  const moved = moveBalance(context, { type: 'transfer_refund', amount, fee: 0, source: backId });
  const reversal: TransferReversal = {
    id: backId,
    object: 'transfer_reversal',
    amount,
    currency: transfer.currency,
    balance_transaction: moved.id,
    created: context.now,
    destination_payment_refund: null,
    metadata: {},
    source_refund: null,
    transfer: id,
  };
  context.platform.put('transfer_reversal', reversal);
  const amount_reversed = transfer.amount_reversed + amount;
  const reversals = { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] };
  const reversed = amount_reversed === transfer.amount;
  const after = context.platform.put('transfer', { ...transfer, amount_reversed, reversals, reversed });
  emit(context, 'transfer.reversed', after);
  return reversal;
}

const Wanted = { transfer_group: text.optional(), destination: text.optional() };

export const transferRoutes = [
  route('POST /v1/transfers', NewTransfer, (context, { params }) => createTransfer(context, params)),
  route('POST /v1/transfers/:id/reversals', NewReversal, (context, { params, id }) =>
    reverseTransfer(context, id, params),
  ),
  route('GET /v1/transfers', listParams(Wanted), (context, { params }) =>
    listPage(
      context.platform
        .all('transfer')
        .filter(
          ({ transfer_group: group, destination: account }) =>
            group === (params.transfer_group ?? group) && account === (params.destination ?? account),
        ),
      '/v1/transfers',
      params,
    ),
  ),
  route('GET /v1/transfers/:id', noParams, (context, { id }) => context.platform.need('transfer', id)),
];
