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
/**
 * `exact`: a check's or reference number says so, or a name where nothing else has the amount. `likely`: a
 * name, or the amount alone where no number speaks against it. Only exact ones are confirmed together.
 */
export type Confidence = 'exact' | 'likely' | 'possible';
export type Proposal = {
  readonly line_id: string;
  /** One entry; or all entries of the check that the line names. */
  readonly keys: readonly string[];
  readonly confidence: Confidence;
};

/** A check clears weeks after it is written; a deposit is often entered after the bank has it. */
const daysBefore = 60;
const daysAfter = 5;

/** The days of entries that lines of these days can be. */
export const candidateDays = (from: LocalDate, to: LocalDate) => ({
  from: addDays(from, -daysBefore),
  to: addDays(to, daysAfter),
});

type Waiting = Pick<Candidate, 'key' | 'cents' | 'isMatched' | 'undoes'>;

/** Entries still to be found at the bank: one taken back before any match moved nothing there. */
export function outstanding<T extends Waiting>(candidates: readonly T[]): T[] {
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

const isDayOrSum = (text: string): boolean => /^\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?$|[.,]\d{2}$/.test(text);

/** Letters and digits without leading zeros, as banks print them; empty for a day, a sum or no number. */
const numberOf = (text: string): string => {
  const plain = text.trim();
  if (!/\d/.test(plain) || isDayOrSum(plain)) return '';
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '');
};

/** What stands before a check's or a reference number. */
const label = `(?:check|chk|ck|cheque|draft|reference|ref|confirmation|conf|trace|trn)`;
const labelled = new RegExp(
  String.raw`\b${label}\.?(?:\s*(?:number|num|nbr|no|id|#)\b\.?)?[\s:#]*([a-z0-9][\w/.,-]*)`,
  'gi',
);

/** A number in a line's words counts where it stands as a check's or a reference: not a day, not a branch. */
function numbersIn({ text, check }: Line): string[] {
  const found = [...text.matchAll(labelled)].map(([, number = '']) =>
    numberOf(number.replace(/[.,/-]+$/, '')),
  );
  return [numberOf(check), ...found].filter((number) => number !== '');
}

/** Of an entry's reference, with or without what it is called: `42`, `Chk #42`. */
function referenceOf({ reference }: Candidate): string {
  const [, number] = [...reference.matchAll(labelled)][0] ?? [];
  return numberOf(number ?? reference);
}

const isInTime = (line: Line, { on }: Candidate): boolean => {
  const days = daysBetween(on, line.on);
  return days <= daysBefore && days >= -daysAfter;
};

/** More than nearness in time ever comes to. */
const weights = { check: 1_000, name: 150 } as const;

type Evidence = {
  readonly isNumbered: boolean;
  readonly names: number;
  readonly days: number;
  /** The entry has a number, and the line says nothing of it. */
  readonly lacksNumber: boolean;
};

function evidenceFor(line: Line, candidate: Candidate): Evidence {
  const reference = referenceOf(candidate);
  const isNumbered = reference !== '' && numbersIn(line).includes(reference);
  const known = new Set(wordsOf(candidate.words));
  const named = new Set(wordsOf(line.text).filter((word) => known.has(word) && !/^\d+$/.test(word)));
  return {
    isNumbered,
    names: named.size,
    days: Math.abs(daysBetween(candidate.on, line.on)),
    lacksNumber: reference !== '' && !isNumbered,
  };
}

/** How much speaks for it: the check's number, each word of a name, then nearness in days. */
const weightOf = ({ isNumbered, names, days }: Evidence): number =>
  (isNumbered ? weights.check : 0) + names * weights.name - days;

type Standing = {
  /** No other entry and no other line has this amount. */
  readonly isOnly: boolean;
  /** More speaks for it than for any other entry of the amount. */
  readonly isBest: boolean;
};

function confidenceOf(
  { isNumbered, names, lacksNumber }: Evidence,
  { isOnly, isBest }: Standing,
): Confidence {
  if (isNumbered && (isOnly || isBest)) return 'exact';
  if (names > 0 && isOnly) return 'exact';
  if (names > 0 && isBest) return 'likely';
  return isOnly && !lacksNumber ? 'likely' : 'possible';
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

type Pair = {
  readonly line: Line;
  readonly key: string;
  readonly weight: number;
  readonly confidence: Confidence;
};

/** A check of several bills has an entry for each: the line that names it is all of them, to the cent. */
function wholeChecks(lines: readonly Line[], candidates: readonly Candidate[]): Proposal[] {
  const taken = new Set<string>();
  return lines.flatMap((line): Proposal[] => {
    const numbers = numbersIn(line);
    const isPart = (one: Candidate) =>
      !taken.has(one.key) && Math.sign(one.cents) === Math.sign(line.cents) && isInTime(line, one);
    const parts = numbers.map((number) =>
      candidates.filter((one) => isPart(one) && referenceOf(one) === number),
    );
    const whole = parts.find(
      (some) => some.length > 1 && some.reduce((sum, { cents }) => sum + cents, 0) === line.cents,
    );
    if (!whole) return [];
    const keys = whole.map(({ key }) => key);
    for (const key of keys) taken.add(key);
    return [{ line_id: line.line_id, keys, confidence: 'exact' }];
  });
}

/**
 * For each open line its likeliest entry, or the entries of the check that it names. An entry is proposed
 * once (bank.md).
 */
export function proposals(all: readonly Line[], candidates: readonly Candidate[]): Proposal[] {
  const waiting = outstanding(candidates);
  const checks = wholeChecks(all, waiting);
  const known = new Set(checks.map(({ line_id }) => line_id));
  const gone = new Set(checks.flatMap(({ keys }) => keys));
  const lines = all.filter(({ line_id }) => !known.has(line_id));
  const byCents = grouped(
    waiting.filter(({ key }) => !gone.has(key)),
    ({ cents }) => cents,
  );
  const alike = grouped(lines, ({ cents }) => cents);
  const pairs = lines.flatMap((line) => {
    const weighed = (byCents.get(line.cents) ?? [])
      .filter((candidate) => isInTime(line, candidate))
      .map((candidate) => {
        const evidence = evidenceFor(line, candidate);
        return { line, key: candidate.key, evidence, weight: weightOf(evidence) };
      })
      .toSorted((one, other) => other.weight - one.weight);
    const isOnly = weighed.length === 1 && alike.get(line.cents)?.length === 1;
    const [best, second] = weighed;
    const isBest = best !== undefined && best.weight - (second?.weight ?? 0) > daysBefore;
    return weighed.map((pair): Pair => {
      const standing = { isOnly, isBest: isBest && pair === best };
      return { ...pair, confidence: confidenceOf(pair.evidence, standing) };
    });
  });
  const taken = new Set<string>();
  const given = new Map<string, Proposal>();
  for (const { line, key, confidence } of pairs.toSorted((one, other) => other.weight - one.weight)) {
    if (taken.has(key) || given.has(line.line_id)) continue;
    taken.add(key);
    given.set(line.line_id, { line_id: line.line_id, keys: [key], confidence });
  }
  return [...checks, ...given.values()];
}
