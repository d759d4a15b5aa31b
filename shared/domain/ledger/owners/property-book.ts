import { splitByShares } from '../../portfolio/shares';
import { accounts, addLines, firstBank, type Lines, negated, type OwnerKind, sumOf } from '../accounts';
import type { Book } from '../entry';
import { isAmount } from '../refusals';
import type { Answer, By } from '../rent/charges';
import type { SharesOn } from '../rent/covers';
import type { OwnerMoney } from './owner-money';

/** Cents by owner, by the shares of a day (D45). */
export function splitAmong(cents: number, shares: ReturnType<SharesOn>): Lines {
  const parts = splitByShares(cents, shares);
  return addLines(...shares.map(({ ownerId }, at) => ({ [ownerId]: parts[at] ?? 0 })));
}

/** What owners gain, on their accounts of a kind: a credit is below 0. */
export const gained = (kind: OwnerKind, parts: Lines): Lines =>
  addLines(...Object.entries(parts).map(([ownerId, cents]) => ({ [accounts.owner(ownerId, kind)]: -cents })));

type Facts = Omit<OwnerMoney, 'parts' | 'fee'> & {
  /** The code of the bank account (D51); the first one where none is named. */
  readonly account?: string | undefined;
};

/** Paid from cash for the owners, in cents, by the shares of its day (D45). Refuses `bad-amount`. */
export function expense(
  by: By,
  {
    cents,
    shares,
    account = firstBank,
    ...facts
  }: Facts & { readonly cents: number; readonly shares: SharesOn },
): Answer {
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  const parts = negated(splitAmong(cents, shares(by.on)));
  const lines = addLines(gained('expense', parts), { [accounts.cash(account)]: -cents });
  return [{ ...by, type: 'expense', owners: { parts, ...facts }, lines }];
}

type OfOwner = Facts & { readonly owner: string; readonly cents: number };

/** Money that an owner pays in, in cents. Refuses `bad-amount`. */
export function contribute(by: By, { owner, cents, account = firstBank, ...facts }: OfOwner): Answer {
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  const parts = { [owner]: cents };
  const lines = addLines(gained('contribution', parts), { [accounts.cash(account)]: cents });
  return [{ ...by, type: 'contribution', owners: { parts, ...facts }, lines }];
}

/** Pays an owner, `most` cents at most (D44). Refuses `bad-amount`, `more-than-distributable`. */
export function distribute(
  by: By,
  { owner, cents, most, account = firstBank, ...facts }: OfOwner & { most: number },
): Answer {
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  if (cents > most) return { refused: 'more-than-distributable', limit: most };
  const parts = { [owner]: -cents };
  const from = facts.method === 'provider' ? accounts.clearing : accounts.cash(account);
  const lines = addLines(gained('distribution', parts), { [from]: -cents });
  return [{ ...by, type: 'distribution', owners: { parts, ...facts }, lines }];
}

/**
 * Cents that the provider paid out to the bank, `most` at the most: no owner gains or loses. Refuses
 * `bad-amount`, `more-than-distributable`.
 */
export function payOut(
  by: By,
  { cents, most, account = firstBank, ...facts }: Facts & { cents: number; most: number },
): Answer {
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  if (cents > most) return { refused: 'more-than-distributable', limit: most };
  const lines = { [accounts.cash(account)]: cents, [accounts.clearing]: -cents };
  return [{ ...by, type: 'payout', owners: { parts: {}, method: 'transfer', ...facts }, lines }];
}

/** The manager's fee of a month, by owner in cents; below 0 gives back. Refuses `nothing-due`. */
export function chargeFee(by: By, { due, ...fee }: NonNullable<OwnerMoney['fee']> & { due: Lines }): Answer {
  const parts = negated(addLines(due));
  if (Object.keys(parts).length === 0) return { refused: 'nothing-due' };
  const manager = { [accounts.manager('management')]: sumOf(Object.values(parts)) };
  const lines = addLines(gained('management', parts), manager);
  return [{ ...by, type: 'management', owners: { parts, fee }, lines }];
}

/** Takes an entry of the book back, once (D2). `of` is its source. Refuses `already-reversed`. */
export function reverseMoney({ entries }: Book, by: Omit<By, 'source'>, { of }: { of: string }): Answer {
  const entry = entries[of];
  const source = `${of}:reversal`;
  if (!entry?.owners || entry.reverses !== undefined || entries[source])
    return { refused: 'already-reversed' };
  const owners = { ...entry.owners, parts: negated(entry.owners.parts) };
  return [{ ...by, source, type: 'reversal', reverses: of, owners, lines: negated(entry.lines) }];
}
