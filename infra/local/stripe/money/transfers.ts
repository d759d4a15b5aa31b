import * as z from 'zod';
import { newId } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { cents, currency, mergeMetadata, metadata, nothing, optionalText, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import { type Account, listOf, type Transfer } from '../core/wire';
import { day, emit, inBook, type Work } from '../core/work';

/** The bank has the money two days after we pay it out. */
const payoutDays = 2;

type NewTransfer = {
  readonly amount: number;
  readonly currency: string;
  readonly destination: string;
  readonly source?: string | undefined;
  readonly description?: string | undefined;
  readonly group?: string | undefined;
  readonly metadata?: z.infer<typeof metadata> | undefined;
};

/** Refuses an account that is not there, or may not receive yet. */
export function requireTransfers(work: Work, id: string, param: string): Account {
  const account = work.platform.need('account', id, param);
  if (account.capabilities?.transfers === 'active') return account;
  throw invalid(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
}

/** Moves money of the platform to a connected account, from where it is paid out by itself. Refuses an account that may not receive. */
export function transfer(work: Work, wanted: NewTransfer): Transfer {
  const account = requireTransfers(work, wanted.destination, 'destination');
  const id = newId('transfer');
  const made = work.platform.put('transfer', {
    id,
    object: 'transfer',
    amount: wanted.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: work.at,
    currency: wanted.currency,
    description: wanted.description ?? null,
    destination: account.id,
    livemode: false,
    metadata: mergeMetadata(null, wanted.metadata),
    reversals: listOf([], `/v1/transfers/${id}/reversals`),
    reversed: false,
    source_transaction: wanted.source ?? null,
    source_type: 'card',
    transfer_group: wanted.group ?? null,
  });
  emit(work, 'transfer.created', made);
  if (account.payouts_enabled)
    inBook(work, account.id).book.put('planned_payout', {
      id: newId('payout'),
      at: work.at + payoutDays * day,
      amount: wanted.amount,
    });
  return made;
}

const Create = z.strictObject({
  amount: cents,
  currency,
  destination: text,
  source_transaction: text.optional(),
  transfer_group: text.optional(),
  description: optionalText,
  metadata: metadata.optional(),
});

export const transferRoutes = [
  route(
    'POST /v1/transfers',
    Create,
    (work, { params: { source_transaction: source, transfer_group: group, ...rest } }) =>
      transfer(work, { ...rest, source, group }),
  ),
  route('GET /v1/transfers', listOfParams({ destination: text.optional() }), (work, { params }) =>
    page(
      work.platform
        .all('transfer')
        .filter(({ destination }) => params.destination === undefined || destination === params.destination),
      '/v1/transfers',
      params,
    ),
  ),
  route('GET /v1/transfers/:id', nothing, (work, { id }) => work.platform.need('transfer', id)),
];
