import { addDays, daysBetween, type LocalDate } from '../../dates';

/** An entry that moves bank money, as far as it is compared. `key` names it in all books. */
export type Candidate = {
  readonly key: string;
  readonly on: LocalDate;
  readonly cents: number;
  /** A check's number, or a transfer's. */
  readonly reference: string;
  /** Payer, tenants, vendor or owner, unit and property. */
  readonly words: string;
  readonly isMatched: boolean;
  /** The entry that this one takes back. */
  readonly undoes?: string | undefined;
};

type Line = {
  readonly line_id: string;
  readonly on: LocalDate;
  readonly cents: number;
  readonly text: string;
  readonly check: string;
};
export type Proposal = { readonly line_id: string; readonly key: string; readonly isSure: boolean };

/** A check clears weeks after it is written; a deposit is often entered after the bank has it. */
const daysBefore = 60;
const daysAfter = 5;

/** The days of entries that lines of these days can be. */
export const candidateDays = (from: LocalDate, to: LocalDate) => ({
  from: addDays(from, -daysBefore),
  to: addDays(to, daysAfter),
});

/** Entries still to be found at the bank: one taken back before any match moved nothing there. */
export function outstanding<T extends Candidate>(candidates: readonly T[]): T[] {
  const byKey = new Map(candidates.map((one) => [one.key, one]));
  const gone = new Set<string>();
  for (const one of candidates) {
    const other = one.undoes === undefined ? undefined : byKey.get(one.undoes);
    if (!other || one.isMatched || other.isMatched || one.cents + other.cents !== 0) continue;
    gone.add(one.key).add(other.key);
  }
  return candidates.filter(({ key, isMatched }) => !isMatched && !gone.has(key));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Without leading zeros, as banks print them. */
const numberOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

const isInTime = (line: Line, { on }: Candidate): boolean => {
  const days = daysBetween(on, line.on);
  return days <= daysBefore && days >= -daysAfter;
};

/** More than nearness in time ever comes to. */
const weights = { check: 1_000, name: 150 } as const;

/** How much speaks for it: the check's number, each word of a name, then nearness in days. */
function weightOf(line: Line, candidate: Candidate): number {
  const number = numberOf(candidate.reference);
  const numbers = [numberOf(line.check), ...line.text.split(/\s+/).map(numberOf)];
  const known = new Set(wordsOf(candidate.words));
  const named = new Set(wordsOf(line.text).filter((word) => known.has(word)));
  const days = Math.abs(daysBetween(candidate.on, line.on));
  return (number !== '' && numbers.includes(number) ? weights.check : 0) + named.size * weights.name - days;
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** For each open line its likeliest entry. An entry is proposed once, and a line has one (bank.md). */
export function proposals(lines: readonly Line[], candidates: readonly Candidate[]): Proposal[] {
  const byCents = grouped(outstanding(candidates), ({ cents }) => cents);
  const alike = grouped(lines, ({ cents }) => cents);
  const pairs = lines.flatMap((line) => {
    const weighed = (byCents.get(line.cents) ?? [])
      .filter((candidate) => isInTime(line, candidate))
      .map((candidate) => ({ line, key: candidate.key, weight: weightOf(line, candidate) }))
      .toSorted((one, other) => other.weight - one.weight);
    const isOnly = weighed.length === 1 && alike.get(line.cents)?.length === 1;
    const [best, second] = weighed;
    const isNamed = best !== undefined && best.weight - (second?.weight ?? 0) > daysBefore;
    return weighed.map((pair) => ({ ...pair, isSure: pair === best && (isOnly || isNamed) }));
  });
  const taken = new Set<string>();
  const given = new Map<string, Proposal>();
  for (const { line, key, isSure } of pairs.toSorted((one, other) => other.weight - one.weight)) {
    if (taken.has(key) || given.has(line.line_id)) continue;
    taken.add(key);
    given.set(line.line_id, { line_id: line.line_id, key, isSure });
  }
  return [...given.values()];
}
