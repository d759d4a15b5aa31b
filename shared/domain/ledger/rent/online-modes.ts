import { sumOf } from '../accounts';
import type { Head, Pending } from '../entry';
import { owedIn } from '../ledger-lines';
import { isAmount, type LedgerRefused } from '../refusals';
import { inOrder, laidInTurn } from './allocation';
import type { Chosen } from './payments';

/** `any`: part of what is owed or all of it; `full`: only all of it; `off`: nothing online. */
export const onlineModes = ['any', 'full', 'off'] as const;
export type OnlineMode = (typeof onlineModes)[number];

/** A lease's choice before its property's; without one, on once every owner can be paid (D30). */
export const onlineModeOf = (
  chosen: { readonly lease?: OnlineMode | undefined; readonly property?: OnlineMode | undefined },
  { isReady }: { isReady: boolean },
): OnlineMode => (isReady ? (chosen.lease ?? chosen.property ?? 'any') : 'off');

/** The least that the provider takes, in cents. */
export const leastOnline = 100;

export const pendingSum = (pending: readonly Pending[]): number => sumOf(pending.map(({ cents }) => cents));

/** What is owed and not on its way already, in cents: nothing is paid twice by two devices (R5). */
export const payableOf = ({ balances }: Pick<Head, 'balances'>, pending: readonly Pending[]): number =>
  Math.max(0, owedIn(balances) - pendingSum(pending));

/** Refuses `bad-amount`, and `more-than-open` with what is possible. */
export function onlineProblem(
  cents: number,
  { payable, mode }: { payable: number; mode: OnlineMode },
): LedgerRefused | undefined {
  if (!isAmount(cents) || cents < Math.min(leastOnline, payable)) return { refused: 'bad-amount' };
  if (cents > payable) return { refused: 'more-than-open', limit: payable };
  return mode === 'full' && cents < payable ? { refused: 'bad-amount' } : undefined;
}

/** What is left for deposits after all others: the payer sees it before, and so chooses it (D23). */
export function depositPart({ open }: Pick<Head, 'open'>, cents: number): Chosen[] {
  const { rest } = laidInTurn(inOrder(open), cents);
  const deposits = open.filter(({ kind }) => kind === 'deposit');
  return laidInTurn(deposits, rest).laid.map(({ on, cents: part }) => ({ charge: on.charge, cents: part }));
}
