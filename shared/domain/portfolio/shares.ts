import type { LocalDate } from '../dates';

/** An owner's share, in percent with at most two decimals. */
export type OwnerShare = {
  readonly ownerId: string;
  readonly percentage: number;
  /** User id of the person who named this owner; absent when the person who added the property did. */
  readonly setBy?: string | undefined;
};

/** Shares in effect from a local date on, in entry order. */
export type ShareSet = { readonly from: LocalDate; readonly shares: readonly OwnerShare[] };

/** The set in effect on a local date; before the first set, the first. */
export const setOn = (sets: readonly ShareSet[], date: LocalDate): ShareSet | undefined =>
  sets.findLast(({ from }) => from <= date) ?? sets[0];

/** The shares in effect on a local date. The first set covers earlier days: a property always has owners. */
export const sharesOn = (sets: readonly ShareSet[], date: LocalDate): readonly OwnerShare[] =>
  setOn(sets, date)?.shares ?? [];

const isSame = (one: readonly OwnerShare[], other: readonly OwnerShare[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ ownerId, percentage }, index) =>
      ownerId === other[index]?.ownerId && percentage === other[index]?.percentage,
  );

/** `by` is the user id of the person who enters the set. */
type EnteredSet = {
  readonly from: LocalDate;
  readonly shares: readonly Omit<OwnerShare, 'setBy'>[];
  readonly by: string;
};

/**
 * Adds a set and removes those planned for its day or later; shares equal to the current ones only remove.
 * An owner with a share until that day, or planned from it, keeps who named them; `by` names all others.
 */
export function withShareSet(sets: readonly ShareSet[], { from, shares, by }: EnteredSet): ShareSet[] {
  const kept = sets.filter((set) => set.from < from);
  const last = kept.at(-1);
  if (last && isSame(last.shares, shares)) return kept;
  const sameDay = sets.find((set) => set.from === from);
  const standing = [...(last?.shares ?? []), ...(sameDay?.shares ?? [])];
  const named = shares.map(({ ownerId, percentage }) => {
    const { setBy } = standing.find((share) => share.ownerId === ownerId) ?? { setBy: by };
    return { ownerId, percentage, ...(setBy !== undefined && { setBy }) };
  });
  return [...kept, { from, shares: named }];
}

/** A replaced set: `at` is a UTC instant, `by` a user id. */
export type ReplacedSet = ShareSet & { readonly at: string; readonly by: string };

/** The sets a change replaces. */
export const replacedSets = (before: readonly ShareSet[], after: readonly ShareSet[]): ShareSet[] =>
  before.filter(({ from, shares }) => !after.some((set) => set.from === from && isSame(set.shares, shares)));

/** The sets in effect on a local date or later; an owner in none of them has left the property. */
export const setsFrom = (sets: readonly ShareSet[], date: LocalDate): readonly ShareSet[] => {
  const begun = sets.findLastIndex(({ from }) => from <= date);
  return sets.slice(Math.max(begun, 0));
};

/** Days with a share, `until` excluded; without `until` there is no end yet. */
export type OwnedSpan = { readonly from: LocalDate; readonly until?: LocalDate };

/** When an owner has a share. The first set has no beginning, so its `from` is empty. */
export function spansOf(sets: readonly ShareSet[], ownerId: string): OwnedSpan[] {
  const spans: OwnedSpan[] = [];
  sets.forEach(({ from, shares }, index) => {
    if (!shares.some((share) => share.ownerId === ownerId)) return;
    const begin = index === 0 ? '' : from;
    const until = sets[index + 1]?.from;
    const last = spans.at(-1);
    const goesOn = last !== undefined && last.until === begin;
    if (goesOn) spans.pop();
    spans.push({ from: goesOn ? last.from : begin, ...(until !== undefined && { until }) });
  });
  return spans;
}

/** Whether a span covers this local date. Without stored spans the shares never changed: always true. */
export const ownsOn = (spans: readonly OwnedSpan[] | undefined, date: LocalDate): boolean =>
  spans === undefined ||
  spans.some(({ from, until }) => from <= date && (until === undefined || date < until));

const hundredths = (percentage: number): bigint => BigInt(Math.round(percentage * 100));

/**
 * Splits integer cents by weights; leftover cents go one each to the largest remainders, earlier weights
 * first. A reversal mirrors its original (rules, D45). Refuses part cents and negative weights.
 */
export function splitByWeights(amountCents: number, weights: readonly bigint[]): number[] {
  if (!Number.isSafeInteger(amountCents)) throw new RangeError('An amount is a whole number of cents');
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('Weights are above 0');
  const sign = amountCents < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(amountCents));
  const parts = weights.map((weight, index) => ({
    index,
    cents: (amount * weight) / whole,
    remainder: (amount * weight) % whole,
  }));
  const left = Number(amount - parts.reduce((sum, { cents }) => sum + cents, 0n));
  // Sorting keeps the order of equal remainders.
  const lucky = new Set(
    parts
      .toSorted((a, b) => Number(b.remainder - a.remainder))
      .slice(0, left)
      .map(({ index }) => index),
  );
  // Adding 0 turns -0 into 0.
  return parts.map(({ cents, index }) => sign * (Number(cents) + (lucky.has(index) ? 1 : 0)) + 0);
}

/** Splits integer cents by shares (rules, D45). Refuses part cents and shares that do not total 100 %. */
export function splitByShares(amountCents: number, shares: readonly OwnerShare[]): number[] {
  const weights = shares.map(({ percentage }) => hundredths(percentage));
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole !== 10_000n) throw new RangeError('Shares are 100 % together');
  return splitByWeights(amountCents, weights);
}
