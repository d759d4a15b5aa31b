import { sumOf } from '../accounts';
import type { AssignedAccounts } from '../bank/assigned-accounts';
import type { Book } from '../entry';
import type { Chosen } from './payments';

type Receipt = { readonly cents: number; readonly assigned: AssignedAccounts };

/**
 * Where a receipt comes in: to the property's deposits account when all of it is for deposits chosen (D51).
 */
export function receiptAccount(
  { head }: Pick<Book, 'head'>,
  chosen: readonly Chosen[],
  { cents, assigned }: Receipt,
): string {
  const ofDeposits = chosen.filter(
    ({ charge }) => head.open.find((open) => open.charge === charge)?.kind === 'deposit',
  );
  const all = sumOf(ofDeposits.map((one) => one.cents));
  return ofDeposits.length > 0 && all === cents ? assigned.deposits : assigned.money;
}
