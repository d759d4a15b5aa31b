import { displayDollars } from '../../money';
import { sumOf } from '../accounts';
import type { Standings } from './standings';

/**
 * `block` pays nobody out of an account that is short; `own-money` lets go what makes no account shorter
 * (D44).
 */
export const shortagePolicies = ['block', 'own-money'] as const;
export type ShortagePolicy = (typeof shortagePolicies)[number];

type Asked = {
  readonly before: Standings;
  readonly after: Standings;
  /** The accounts that a person pays out of, by their codes. */
  readonly from: readonly string[];
  readonly policy: ShortagePolicy;
};

/**
 * Whether a person's payout, transfer or sweep leaves the accounts as they have to be: none that it leaves is
 * below 0 or short afterwards, and none at all is shorter than before (D54).
 */
export function mayPayOut({ before, after, from, policy }: Asked): boolean {
  const shortBefore = new Map(before.accounts.map(({ code, short }) => [code, short]));
  return after.accounts.every(({ code, has, short }) => {
    const isShorter = short > (shortBefore.get(code) ?? 0);
    const isLeft = from.includes(code);
    const isBlocked = policy === 'block' && short > 0;
    return !isShorter && !(isLeft && (has < 0 || isBlocked));
  });
}

type Waiting = Pick<Standings, 'toMove'> & {
  /** The accounts that a person pays out of, by their codes. */
  readonly from: readonly string[];
  readonly nameOf: (code: string) => string | undefined;
};

/**
 * What to do about a payout that is refused though the money is there: it waits in another account, as what a
 * settlement keeps of a deposit does (D52, D54). Undefined where nothing waits.
 */
export function waitingText({ toMove, from, nameOf }: Waiting): string | undefined {
  const waiting = toMove.filter(({ to }) => from.includes(to));
  const places = [...new Set(waiting.map((one) => one.from))].map((code) => {
    const cents = sumOf(waiting.filter((one) => one.from === code).map((one) => one.cents));
    return `${displayDollars(cents)} in ${nameOf(code) ?? 'another account'}`;
  });
  if (places.length === 0) return undefined;
  const [to] = new Set(waiting.map((one) => nameOf(one.to)));
  return `${to ?? 'The account'} would lack money that it holds for others. ${places.join(' and ')} is still to be moved there: move it at the bank and record the transfer first.`;
}

/** The most of an amount that may go, in cents, where less is always possible when more is. */
export function mostPayable(cents: number, mayGo: (cents: number) => boolean): number {
  let [possible, refused] = [0, cents];
  while (refused - possible > 1) {
    const middle = Math.floor((possible + refused) / 2);
    if (mayGo(middle)) possible = middle;
    else refused = middle;
  }
  return possible;
}
