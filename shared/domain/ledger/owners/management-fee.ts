import { monthOf } from '../../dates';
import { roundedRatio } from '../../leases/rent/proration';
import { type OwnerShare, splitByWeights } from '../../portfolio/shares';
import { addLines, type Lines, negated, sumOf } from '../accounts';
import type { Entry } from '../entry';
import type { ManagementFee } from './owner-money';
import { splitAmong } from './property-book';

/** Money that is gone: it is taken from the month in which it was collected. */
const takesBack: readonly Entry['type'][] = ['return', 'refund', 'dispute-closed'];

type Paid = Pick<Entry, 'seq' | 'on' | 'type' | 'payment' | 'covers'>;

/** What is left of a payment's cover of a charge, by owner in cents, as it was made. */
type Made = { readonly month: string; own: Lines };

/** Takes cents by owner from the latest covers that have them. Answers what none of them had. */
function takenFrom(made: readonly Made[], own: Lines, add: (month: string, own: Lines) => void): Lines {
  let left = own;
  for (const one of made.toReversed()) {
    const part = Object.fromEntries(
      Object.entries(left).map(([owner, cents]) => [
        owner,
        Math.min(cents, Math.max(0, one.own[owner] ?? 0)),
      ]),
    );
    one.own = addLines(one.own, negated(part));
    left = addLines(left, negated(part));
    add(one.month, negated(part));
  }
  return left;
}

/**
 * Cents that each owner has of the tenants' money, by the month in which it covered what they owed; what was
 * returned, refunded or lost in a dispute is taken from that month again (D57). Takes a ledger's entries from
 * some day on: `isWhole` is false when something came back that was collected before.
 */
export function collectedIn(entries: readonly Paid[]) {
  const months: Record<string, Lines> = {};
  const covers = new Map<string, Made[]>();
  let isWhole = true;
  const add = (month: string, own: Lines) => {
    months[month] = addLines(months[month] ?? {}, own);
  };
  for (const { on, type, payment, covers: of = [] } of entries.toSorted((one, other) => one.seq - other.seq))
    for (const { charge, cents, own } of of) {
      if (!own) continue;
      const key = `${payment} ${charge}`;
      const made = covers.get(key) ?? [];
      covers.set(key, made);
      const isBack = cents < 0 && takesBack.includes(type);
      const left = isBack ? negated(takenFrom(made, negated(own), add)) : own;
      if (!isBack) made.push({ month: monthOf(on), own });
      else if (Object.keys(left).length > 0) isWhole = false;
      else continue;
      add(monthOf(on), left);
    }
  return { months, isWhole };
}

type Month = {
  readonly terms: ManagementFee;
  readonly collected: Lines;
  /** Of the month's last day, for a flat fee (D45). */
  readonly shares: readonly OwnerShare[];
};

/**
 * A month's whole fee by owner, in cents: a part of what was received, rounded once a property and split by
 * what each received (D1, D57), or flat by shares. Below 0 where more was taken back than received.
 */
export function feeOf({ terms, collected, shares }: Month): Lines {
  if (terms.kind === 'none') return {};
  if (terms.kind === 'flat') return splitAmong(terms.cents, shares);
  const all = sumOf(Object.values(collected));
  const whole = roundedRatio(all * terms.hundredths, 10_000);
  const owners = Object.entries(collected).filter(([, cents]) => Math.sign(cents) === Math.sign(all));
  if (whole === 0) return {};
  const parts = splitByWeights(
    whole,
    owners.map(([, cents]) => BigInt(Math.abs(cents))),
  );
  return addLines(...owners.map(([owner], at) => ({ [owner]: parts[at] ?? 0 })));
}

/** What was charged for a month already, by owner, less what was reversed. */
const chargedIn = (fees: readonly Pick<Entry, 'owners'>[]): Lines =>
  negated(addLines(...fees.map(({ owners }) => owners?.parts ?? {})));

export type FeeDue = {
  readonly due: Lines;
  /** What stands of the month's fee already. */
  readonly charged: Lines;
  readonly terms: ManagementFee;
  readonly source: string;
  /** A part of the month's fee stands already: this is the difference, dated the day it is known (D57). */
  readonly isDifference: boolean;
};

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
  const charged = chargedIn(fees);
  const due = addLines(feeOf({ ...month, terms }), negated(charged));
  const base = feesOfMonth(month.month);
  const isWhole = Object.keys(due).length === 0;
  const number = isWhole ? charges.length : charges.length + 1;
  const source = number <= 1 ? base : `${base}:${number}`;
  return { due, charged, terms, source, isDifference: standing !== undefined };
}
