import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { addDays, later } from '../../../../../shared/domain/dates';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';

/** The first day that a form takes: after the closed ones (D7). */
export const openFrom = ({ closed_through: closed }: Pick<Ledger, 'closed_through'>, first = ''): string =>
  closed === undefined ? first : later(first, addDays(closed, 1));

/** `$50.00 credit` for money that is held, never a minus sign. */
export const owedText = (cents: number): string =>
  cents < 0 ? `(${displayDollars(-cents)}) credit` : displayDollars(cents);

/** What an entry changes of what is owed. */
export const changeText = (cents: number): string => (cents === 0 ? '–' : signedDollars(cents));
