import { accounts, addLines, type Lines, type ManagerKind, negated, sumOf } from '../accounts';
import type { Book, Draft } from '../entry';
import type { OwnerMoney } from '../owners/owner-money';
import { gained } from '../owners/property-book';
import { isAmount } from '../refusals';
import type { Answer, By } from '../rent/charges';

/**
 * What is no lease's and no property's stands in the organization's own book: transfers, sweeps, what the
 * bank takes and gives, money nobody has claimed, the company's own. No job of a lease writes it
 * (accounts.md).
 */
/** Names its book where a lease or a property would. */
export const organizationBookId = 'org';

type Facts = Pick<OwnerMoney, 'vendor' | 'method' | 'reference' | 'category'>;

const entry = (by: By, type: Draft['type'], { lines, ...facts }: Facts & { lines: Lines }): Answer => [
  { ...by, type, owners: { parts: {}, ...facts }, lines },
];

/**
 * Who moves money between two accounts: a person, the manager who takes earned fees, or puts in what is
 * missing.
 */
type MoveType = 'transfer' | 'sweep' | 'cure';

type Moving = Facts & {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly type?: MoveType;
};

/**
 * Between two accounts, by their codes: nobody gains (D51). In a property's book it is the property's money.
 * Refuses `bad-amount`, `same-account`.
 */
export function moveMoney(by: By, { from, to, cents, type = 'transfer', ...facts }: Moving): Answer {
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  if (from === to) return { refused: 'same-account' };
  return entry(by, type, { ...facts, lines: { [accounts.cash(to)]: cents, [accounts.cash(from)]: -cents } });
}

type Own = Facts & { readonly code: string; readonly cents: number; readonly way: 'in' | 'out' };

/** The company's own money, put in or taken out. Refuses `bad-amount`. */
export function companyMoney(by: By, { code, cents, way, ...facts }: Own): Answer {
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  const whose: ManagerKind = way === 'in' ? 'capital' : 'draw';
  const moved = way === 'in' ? cents : -cents;
  const lines = { [accounts.cash(code)]: moved, [accounts.manager(whose)]: -moved };
  return entry(by, 'company', { ...facts, lines });
}

/** What the company paid for itself. Refuses `bad-amount`. */
export function companyExpense(
  by: By,
  { code, cents, ...facts }: Facts & { readonly code: string; readonly cents: number },
): Answer {
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  const lines = { [accounts.manager('expense')]: cents, [accounts.cash(code)]: -cents };
  return entry(by, 'company-expense', { ...facts, lines });
}

/** What a bank does by itself: a charge or interest. */
type BankFactKind = 'bank' | 'interest';

type BankFact = {
  readonly code: string;
  /** Interest above 0, a charge below 0; never 0. */
  readonly cents: number;
  readonly kind: BankFactKind;
  /** Of a landlord's own account: what each owner gains, in the property's book (D66). */
  readonly parts?: Lines | undefined;
};

/** A bank's charge or interest, the manager's or the owners'. Refuses `bad-amount`. */
export function bankFact(by: By, { code, cents, kind, parts }: BankFact): Answer {
  if (!isAmount(Math.abs(cents))) return { refused: 'bad-amount' };
  if (parts && sumOf(Object.values(parts)) !== cents) return { refused: 'bad-amount' };
  const whose = parts ? gained(kind, parts) : { [accounts.manager(kind)]: -cents };
  const lines = addLines({ [accounts.cash(code)]: cents }, whose);
  return [{ ...by, type: 'bank', owners: { parts: parts ?? {} }, lines }];
}

/** Money at an account that nobody has claimed: held for others until it is known. Refuses `bad-amount`. */
export function unidentifiedMoney(
  by: By,
  { code, cents, ...facts }: Facts & { readonly code: string; readonly cents: number },
): Answer {
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  const lines = { [accounts.cash(code)]: cents, [accounts.unidentified(code)]: -cents };
  return entry(by, 'unidentified', { ...facts, lines });
}

/** Takes an entry of the organization's book back, once (D2). Refuses `already-reversed`. */
export function reverseOwn({ entries }: Book, by: Omit<By, 'source'>, { of }: { of: string }): Answer {
  const one = entries[of];
  const source = `${of}:reversal`;
  if (!one || one.reverses !== undefined || entries[source]) return { refused: 'already-reversed' };
  return [
    { ...by, source, type: 'reversal', reverses: of, owners: { parts: {} }, lines: negated(one.lines) },
  ];
}
