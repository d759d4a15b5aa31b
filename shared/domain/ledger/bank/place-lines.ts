import { type LineState, lineName, type StatementLine, wordedName } from './bank-lines';

/** A line that is here, as far as it is compared. */
export type HereLine = { readonly text: string; readonly check: string; readonly state: LineState };

export type PlacedLines = {
  readonly added: readonly (StatementLine & { readonly lineId: string })[];
  readonly known: number;
  /** Lines before the account's first open day. */
  readonly closed: number;
  /** Here under the same bank's id, day and amount in other words. `at` is the line's place in the call. */
  readonly doubtful: readonly { readonly at: number; readonly text: string }[];
};

type IdOf = (name: string) => string;

/** Lines that may have each other's ids: of one bank's id, day and amount. */
const groupKey = ({ bank_id, on, cents }: StatementLine): string => JSON.stringify([bank_id, on, cents]);

/** Lines of one id, day and amount that are looked for beside each other: more is no bank's doing. */
const mostAlike = 5;

/** All ids under which a line may be here: its own place among lines like it, and the first few others. */
function idsOf(line: StatementLine, alike: number, idOf: IdOf) {
  const first = Array.from({ length: Math.min(alike, mostAlike) }, (_, at) => at + 1);
  const nths = [...new Set([line.nth, ...first])];
  return {
    own: { plain: idOf(lineName(line)), worded: idOf(wordedName(line)) },
    plain: nths.map((nth) => idOf(lineName({ ...line, nth }))),
    worded: nths.map((nth) => idOf(wordedName({ ...line, nth }))),
  };
}

/** How many lines of a call may have each other's ids; without a bank's id none. */
function alikeIn(lines: readonly StatementLine[]): (line: StatementLine) => number {
  const sizes = new Map<string, number>();
  for (const line of lines) sizes.set(groupKey(line), (sizes.get(groupKey(line)) ?? 0) + 1);
  return (line) => (line.bank_id === '' ? 0 : (sizes.get(groupKey(line)) ?? 0));
}

/** The ids to read before lines are placed. */
export function idsToRead(lines: readonly StatementLine[], idOf: IdOf): string[] {
  const alike = alikeIn(lines);
  const all = lines.flatMap((line) => {
    const { plain, worded } = idsOf(line, alike(line), idOf);
    return [...plain, ...worded];
  });
  return [...new Set(all)];
}

type Given = {
  /** Lines that are here or were, by id. */
  readonly here: ReadonlyMap<string, HereLine>;
  readonly idOf: IdOf;
  /** The last day that is closed. */
  readonly through: string;
};

/**
 * Which lines of a call are new, and under which id: the bank's id with day and amount, or with its words
 * where another line has that (bank.md). A line is known when one with its id, day, amount and words is here.
 */
export function placeLines(lines: readonly StatementLine[], { here, idOf, through }: Given): PlacedLines {
  const alike = alikeIn(lines);
  const taken = new Set<string>();
  const added: (StatementLine & { lineId: string })[] = [];
  const doubtful: { at: number; text: string }[] = [];
  let [known, closed] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const { own, plain, worded } = idsOf(line, alike(line), idOf);
    const isSame = (one: HereLine | undefined) => one?.text === line.text && one.check === line.check;
    const isHere = (id: string) => here.has(id) && here.get(id)?.state !== 'removed';
    const isKnown = (id: string) => isHere(id) && isSame(here.get(id));
    const same = [...new Set([...plain, ...worded])].filter(isKnown).length;
    const other = plain.find((id) => isHere(id) && !isSame(here.get(id)));
    /** A call that names a line twice adds it once. */
    const isTwice = taken.has(own.worded);
    if (isTwice || isKnown(own.plain) || isKnown(own.worded) || same >= line.nth) known += 1;
    else if (line.on <= through) closed += 1;
    else if (other && !line.is_new) doubtful.push({ at, text: here.get(other)?.text ?? '' });
    else {
      const isFree = !taken.has(own.plain) && (!here.has(own.plain) || isSame(here.get(own.plain)));
      const lineId = isFree ? own.plain : own.worded;
      taken.add(lineId).add(own.worded);
      added.push({ ...line, lineId });
    }
  }
  return { added, known, closed, doubtful };
}
