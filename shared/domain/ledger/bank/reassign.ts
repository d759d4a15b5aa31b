import { accounts, addLines, cashByCode, type Lines, negated, sumOf, totalOf } from '../accounts';
import type { Head } from '../entry';
import type { Answer, By } from '../rent/charges';
import type { AssignedAccounts } from './assigned-accounts';

type Reassigning = {
  /** The property's books. */
  readonly heads: readonly Pick<Head, 'balances'>[];
  readonly after: AssignedAccounts;
};

/** Cents by account: its deposits in theirs, all other money in the other one. */
function wanted(balances: Lines, { money, deposits: at }: AssignedAccounts): Lines {
  const all = sumOf(Object.values(cashByCode(balances)));
  const deposits = money === at ? 0 : -totalOf(balances, 'deposit');
  return addLines({ [money]: all - deposits }, { [at]: deposits });
}

/**
 * The entry of a property's book that moves all its money to where it belongs from now on (D51); none where
 * it lies there already.
 */
export function moveToAssigned(by: By, { heads, after }: Reassigning): Answer {
  const balances = addLines(...heads.map((head) => head.balances));
  const moved = addLines(wanted(balances, after), negated(cashByCode(balances)));
  if (Object.keys(moved).length === 0) return [];
  const lines = Object.fromEntries(
    Object.entries(moved).map(([code, cents]) => [accounts.cash(code), cents]),
  );
  return [{ ...by, type: 'transfer', owners: { parts: {} }, lines }];
}
