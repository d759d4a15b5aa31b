import type { LocalDate } from './dates';

/** An owner's part of a property, in percent with at most two decimals. */
export type OwnerShare = {
  readonly ownerId: string;
  readonly percentage: number;
  /** The person (user id) who named this owner; absent for the person who added the property. */
  readonly setBy?: string | undefined;
};

/** The shares that count from a local date on, in the order they were entered. */
export type ShareSet = { readonly from: LocalDate; readonly shares: readonly OwnerShare[] };

/** The set that counts on a day; before the first one, the first. */
export const setOn = (sets: readonly ShareSet[], date: LocalDate): ShareSet | undefined =>
  sets.findLast(({ from }) => from <= date) ?? sets[0];

/** The shares of a day: the last set that had begun. A property is nobody's before its first set, so that one counts for every day before. */
export const sharesOn = (sets: readonly ShareSet[], date: LocalDate): readonly OwnerShare[] =>
  setOn(sets, date)?.shares ?? [];

const isSame = (one: readonly OwnerShare[], other: readonly OwnerShare[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ ownerId, percentage }, index) =>
      ownerId === other[index]?.ownerId && percentage === other[index]?.percentage,
  );

/** A new set, entered by a person (user id). */
type EnteredSet = {
  readonly from: LocalDate;
  readonly shares: readonly Omit<OwnerShare, 'setBy'>[];
  readonly by: string;
};

/**
 * The sets with one more at their end: it takes the place of those that were to begin on its day or later. Shares as
 * they count already make no set of their own, and so take back what was to come. An owner with a share up to that day,
 * or from that same day, keeps who named him; any other owner is named by the person who enters the set.
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

/** A set that was replaced: when (UTC instant) and by whom (user id). */
export type TakenBackSet = ShareSet & { readonly at: string; readonly by: string };

/** The sets that a change replaces. */
export const setsTakenBack = (before: readonly ShareSet[], after: readonly ShareSet[]): ShareSet[] =>
  before.filter(({ from, shares }) => !after.some((set) => set.from === from && isSame(set.shares, shares)));

/** The sets that count on a day or later: who stands in none of them has nothing to do with the property any more. */
export const setsFrom = (sets: readonly ShareSet[], date: LocalDate): readonly ShareSet[] => {
  const begun = sets.findLastIndex(({ from }) => from <= date);
  return begun < 0 ? sets : sets.slice(begun);
};

/** Days on which somebody owns a part, the last one not counted; without `until` there is no end yet. */
export type OwnedSpan = { readonly from: LocalDate; readonly until?: LocalDate };

/** When this owner owns a part, by the sets as they stand. The first set has no beginning: `from` is empty. */
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

/** Whether one of the spans has this day. No spans kept means that the shares never changed: always. */
export const ownsOn = (spans: readonly OwnedSpan[] | undefined, date: LocalDate): boolean =>
  spans === undefined ||
  spans.some(({ from, until }) => from <= date && (until === undefined || date < until));

const hundredths = (percentage: number): bigint => BigInt(Math.round(percentage * 100));

/**
 * An amount of integer cents split by shares, in their order: each gets the whole cents of its part, and the cents left over go one each to the
 * largest remainders, of equal ones to the earlier share (rules, D45). The parts add up to the amount; a negative amount (a reversal) is split as the
 * positive one, so that both cancel out. Refuses what is no whole number of cents and shares that are not 100 % together.
 */
export function splitByShares(amountCents: number, shares: readonly OwnerShare[]): number[] {
  if (!Number.isSafeInteger(amountCents)) throw new RangeError('An amount is a whole number of cents');
  const weights = shares.map(({ percentage }) => hundredths(percentage));
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole !== 10_000n || weights.some((weight) => weight < 0n))
    throw new RangeError('Shares are 100 % together');
  const sign = amountCents < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(amountCents));
  const parts = weights.map((weight, index) => ({
    index,
    cents: (amount * weight) / whole,
    remainder: (amount * weight) % whole,
  }));
  const left = Number(amount - parts.reduce((sum, { cents }) => sum + cents, 0n));
  const lucky = new Set(
    parts
      .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  // Adding 0 keeps a part of nothing from being minus nothing.
  return parts.map(({ cents, index }) => sign * (Number(cents) + (lucky.has(index) ? 1 : 0)) + 0);
}
