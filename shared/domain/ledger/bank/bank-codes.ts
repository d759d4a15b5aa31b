import * as z from 'zod';
import { firstBank } from '../accounts';

/**
 * What an account is for: money of owners and tenants, deposits alone, the company's own money, or a
 * landlord's own account (books: D52, D66).
 */
export const accountKinds = ['trust', 'deposits', 'operating', 'own'] as const;
export const AccountKind = z.enum(accountKinds);
export type AccountKind = z.infer<typeof AccountKind>;

export const accountKindNames: Record<AccountKind, string> = {
  trust: 'Rent trust',
  deposits: 'Security deposits',
  operating: 'Company operating',
  own: 'My account',
};

/** What an account is for where nobody said it: money of others, or the landlord's own (D66). */
export const kindOf = (kind: AccountKind | undefined, isSolo: boolean): AccountKind =>
  kind ?? (isSolo ? 'own' : 'trust');

type Named = { readonly name: string; readonly last4: string };

/** `Rent trust ••4821`. */
export const bankName = ({ name, last4 }: Named): string => (last4 === '' ? name : `${name} ••${last4}`);

/**
 * What accounts are called by their codes, which nobody reads; money of before any account was added has no
 * name.
 */
export const bankNames = (accounts: readonly (Named & { readonly code: string })[]) => {
  const names = new Map(accounts.map((account) => [account.code, bankName(account)]));
  return (code: string): string | undefined => names.get(code);
};

type Kept = { readonly code?: string | undefined };

const codeAt = (place: number): string => (place === 0 ? firstBank : `b${place + 1}`);

/**
 * Accounts with their codes, in the order they were added. Those from before accounts were told apart have
 * none stored: the first of them is `bank`, for ever.
 */
export const withCodes = <T extends Kept>(kept: readonly T[]): (T & { readonly code: string })[] =>
  kept.map((account, place) => ({ ...account, code: account.code ?? codeAt(place) }));

/** The code of the next account that is added. */
export const nextCode = (kept: readonly Kept[]): string => codeAt(kept.length);
