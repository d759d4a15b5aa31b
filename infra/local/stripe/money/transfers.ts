import * as z from 'zod';
import { newId } from '../core/ids';
import { cents, currency, metadata, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import { listOf, type Transfer } from '../core/wire';
import { day, emit, inBook, type Work } from '../core/work';

/** The bank has the money two days after we pay it out. */
const payoutDays = 2;

const NewTransfer = z.strictObject({
  amount: cents,
  currency,
  destination: text,
  metadata: metadata.optional(),
});

/** Moves money of the platform to a connected account, which pays it out by itself. Refuses an account that may not receive. */
function transfer(work: Work, asked: z.infer<typeof NewTransfer>): Transfer {
  const account = work.platform.need('account', asked.destination, 'destination');
  if (account.capabilities?.transfers !== 'active')
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  const id = newId('transfer');
  const made = work.platform.put('transfer', {
    id,
    object: 'transfer',
    amount: asked.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: work.at,
    currency: asked.currency,
    description: null,
    destination: account.id,
    livemode: false,
    metadata: asked.metadata ?? {},
    reversals: listOf([], `/v1/transfers/${id}/reversals`),
    reversed: false,
    source_transaction: null,
    source_type: 'card',
    transfer_group: null,
  });
  emit(work, 'transfer.created', made);
  const at = work.at + payoutDays * day;
  inBook(work, account.id).book.put('planned_payout', { id: newId('payout'), at, amount: asked.amount });
  return made;
}

export const transferRoutes = [
  route('POST /v1/transfers', NewTransfer, (work, { params }) => transfer(work, params)),
  route('GET /v1/transfers/:id', nothing, (work, { id }) => work.platform.need('transfer', id)),
];
