import * as z from 'zod';
import type { LocalDate } from '../../dates';
import { accounts, sumOf } from '../accounts';
import type { Book, Entry, Head, Payment } from '../entry';
import type { Answer } from '../rent/charges';
import { leftToRefund } from '../rent/payments';
import { gained, reverseMoney } from './property-book';

/** `sending` until the provider has answered; `returned` when all of it was taken back. */
export const transferStates = ['sending', 'sent', 'returned', 'failed'] as const;
export type TransferState = (typeof transferStates)[number];

/** Why the provider did not make a transfer. */
export const TransferFailure = z.enum(['account', 'refused']);
export type TransferFailure = z.infer<typeof TransferFailure>;
export const transferFailures: Record<TransferFailure, string> = {
  account: 'The owner’s account cannot receive money',
  refused: 'The payment provider did not accept the transfer',
};

/** Cents sent to an owner, and of them those that were taken back. */
type Transfer = {
  readonly transferId: string;
  readonly ownerId: string;
  readonly cents: number;
  readonly back: number;
  readonly state: TransferState;
};

/** What the provider says of a transfer; `at` is a UTC instant. */
export type TransferFact =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: TransferFailure }
  | { readonly kind: 'back'; readonly id: string; readonly at: string; readonly cents: number };

/** The key of a transfer's entry (D3). */
export const transferSource = ({ transferId, ownerId }: Pick<Transfer, 'transferId' | 'ownerId'>): string =>
  `distribution:${transferId}:owner=${ownerId}`;

/** The transfer whose entry has this source. */
export const transferIdIn = (source: string): string | undefined =>
  /^distribution:(\w+):owner=\w+$/.exec(source)?.[1];

/** The key of a fact's own entry; what is sent has none but the transfer's. */
export function sourceOfTransferFact(transfer: Transfer, fact: TransferFact): string {
  if (fact.kind === 'back') return `transferback:${fact.id}`;
  return fact.kind === 'failed' ? `${transferSource(transfer)}:reversal` : transferSource(transfer);
}

const process = 'transfer';

/** None for what is posted already. A failed transfer never was; money that came back is the owner's. */
export function transferDrafts(
  book: Book,
  { transfer, fact, on }: { transfer: Transfer; fact: TransferFact; on: LocalDate },
): Answer {
  const source = sourceOfTransferFact(transfer, fact);
  if (book.entries[source]) return [];
  if (fact.kind === 'sent') return [];
  if (fact.kind === 'failed') {
    const why = transferFailures[fact.failure];
    return reverseMoney(book, { on, process, why }, { of: transferSource(transfer) });
  }
  const parts = { [transfer.ownerId]: fact.cents };
  const lines = { ...gained('distribution', parts), [accounts.clearing]: fact.cents };
  return [{ source, on, process, type: 'distribution', owners: { parts, method: 'provider' }, lines }];
}

/** The transfer after a fact. */
export function transferAfter<T extends Transfer>(transfer: T, fact: TransferFact): T {
  if (fact.kind === 'failed') return { ...transfer, failure: fact.failure, state: 'failed' };
  if (fact.kind === 'sent') return { ...transfer, state: 'sent' };
  const back = transfer.back + fact.cents;
  return { ...transfer, back, state: back >= transfer.cents ? 'returned' : 'sent' };
}

/** Cents by which transfers, less what came back, moved the provider's balance; without payouts. */
export const movedByTransfers = (entries: readonly Entry[]): number =>
  sumOf(
    entries
      .filter(({ source, reverses = source }) => !reverses.startsWith('payout:'))
      .map(({ lines }) => lines[accounts.clearing] ?? 0),
  );

/** Cents of one property's books at the provider and cleared by a day: all a transfer can take (D30). */
export function clearedAtProvider(
  heads: readonly Pick<Head, 'balances'>[],
  { payments, on }: { readonly payments: readonly Payment[]; readonly on: LocalDate },
): number {
  const there = sumOf(heads.map(({ balances }) => balances[accounts.clearing] ?? 0));
  const uncleared = payments.filter(
    ({ clears, state }) => state !== 'returned' && clears !== undefined && clears > on,
  );
  return Math.max(0, there - sumOf(uncleared.map(leftToRefund)));
}
