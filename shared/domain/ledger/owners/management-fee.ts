import { roundedRatio } from '../../leases/proration';
import type { OwnerShare } from '../../shares';
import { addLines, type Lines, negated, ownerKinds } from '../accounts';
import type { Entry } from '../entry';
import type { ManagementFee } from './owner-money';
import { splitAmong } from './property-book';

const others: readonly string[] = ownerKinds;

/** Cents that each owner received of the tenants' money in these entries, less what was taken back. */
export const collectedIn = (entries: readonly Pick<Entry, 'lines'>[]): Lines =>
  addLines(
    ...entries.flatMap(({ lines }) =>
      Object.entries(lines).map(([account, cents]) => {
        const [kind, owner = '', of = ''] = account.split('/');
        return kind === 'owner' && !others.includes(of) ? { [owner]: -cents } : {};
      }),
    ),
  );

type Month = {
  readonly terms: ManagementFee;
  readonly collected: Lines;
  /** Of the month's last day, for a flat fee (D45). */
  readonly shares: readonly OwnerShare[];
};

/** A month's whole fee by owner, in cents: a part of what each received, rounded once (D1), or flat. */
export function feeOf({ terms, collected, shares }: Month): Lines {
  if (terms.kind === 'none') return {};
  if (terms.kind === 'flat') return splitAmong(terms.cents, shares);
  return addLines(
    ...Object.entries(collected).map(([owner, cents]) => ({
      [owner]: roundedRatio(Math.max(cents, 0) * terms.hundredths, 10_000),
    })),
  );
}

/** What was charged for a month already, by owner, less what was reversed. */
export const chargedIn = (fees: readonly Pick<Entry, 'owners'>[]): Lines =>
  negated(addLines(...fees.map(({ owners }) => owners?.parts ?? {})));

export type FeeDue = { readonly due: Lines; readonly terms: ManagementFee; readonly source: string };

/** A month's fees are found by the beginning of their sources. */
export const feesOfMonth = (month: string): string => `management:${month}`;

/**
 * What is still to be charged for a month, by owner in cents: its fee less what was charged. It keeps its
 * terms while a charge of it stands (D18); later money is charged as the difference, under the next source
 * (D3). `fees` are the month's entries.
 */
export function feeDue(fees: readonly Entry[], month: Month & { readonly month: string }): FeeDue {
  const charges = fees.filter(({ reverses }) => reverses === undefined);
  const standing = charges.find(({ source }) => !fees.some(({ reverses }) => reverses === source));
  const terms = standing?.owners?.fee?.terms ?? month.terms;
  const due = addLines(feeOf({ ...month, terms }), negated(chargedIn(fees)));
  const base = feesOfMonth(month.month);
  const isWhole = Object.keys(due).length === 0;
  const number = isWhole ? charges.length : charges.length + 1;
  return { due, terms, source: number <= 1 ? base : `${base}:${number}` };
}
