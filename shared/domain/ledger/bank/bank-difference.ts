import * as z from 'zod';
import { accounts, type Lines } from '../accounts';
import { isAmount } from '../refusals';
import type { Answer, By } from '../rent/charges';

/** Whose a difference of bank and books is. */
export const differenceOwners = ['opening', 'manager', 'owner'] as const;
export const DifferenceOwner = z.enum(differenceOwners);
export type DifferenceOwner = z.infer<typeof DifferenceOwner>;

const beginning = 'opening:bank:';

/** The sources of an account's differences, before their numbers. */
export const differencesOf = (code: string): string => `${beginning}${code}:`;

/** The bank has it already: no line of a statement brings it. */
export const isDifference = ({ source }: { readonly source: string }): boolean =>
  source.startsWith(beginning);

type Difference = {
  readonly code: string;
  /** Above 0: the bank has more than the books. */
  readonly cents: number;
  readonly to: DifferenceOwner;
  readonly owner?: string;
};

const creditOf = ({ to, owner = '' }: Difference): string => {
  if (to === 'owner') return accounts.owner(owner, 'opening');
  return to === 'manager' ? accounts.manager('opening') : accounts.opening;
};

/**
 * What was at the bank and not in the books, or the other way, is whose a person says. Refuses `bad-amount`.
 */
export function bankDifference(by: By, difference: Difference): Answer {
  const { code, cents, to, owner = '' } = difference;
  if (!isAmount(Math.abs(cents))) return { refused: 'bad-amount' };
  const lines: Lines = { [accounts.cash(code)]: cents, [creditOf(difference)]: -cents };
  const parts = to === 'owner' ? { [owner]: cents } : {};
  return [{ ...by, type: 'opening', owners: { parts }, lines }];
}
