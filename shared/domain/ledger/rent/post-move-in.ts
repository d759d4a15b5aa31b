import { monthOf } from '../../dates';
import { type MoveInCharge, moveInChargesOf } from '../../leases/rent/move-in-charges';
import { depositOf, type Payee, sumOf } from '../accounts';
import type { Book, Entry } from '../entry';
import { followedBy, inTurn } from '../fold';
import { isRefused } from '../refusals';
import { type Answer, charge, editCharge, reverseCharge } from './charges';
import {
  byLeaseChange,
  isEdited,
  openDay,
  type RentAsked,
  type Standing,
  standingOf,
} from './claims-of-lease';
import { isMoveIn, moveInKey, rentProcess } from './rent-sources';

/** What is to stand. What was due before the opening's first month is in the opening balance. */
export const moveInWanted = ({ lease, since }: Pick<RentAsked, 'lease' | 'since'>): MoveInCharge[] =>
  moveInChargesOf(lease).filter(({ dueOn }) => dueOn >= since);

const payeeFor = ({ bucket }: MoveInCharge): Payee => (bucket === undefined ? 'owner' : `deposit:${bucket}`);

/** What is left to pay of a claim, in cents. */
export const openOf = ({ head }: Book, { seq }: Entry): number =>
  head.open.find(({ charge: open }) => open === seq)?.cents ?? 0;

/** Every posting and edit of a charge. */
export const postingsOf = (book: Book, source: string): Entry[] =>
  Object.values(book.entries).filter((entry) => isMoveIn(entry) && moveInKey(entry.source) === source);

/**
 * Brought to fewer cents, or taken back. A deposit keeps what is held of it (D72), and all of it where a
 * waiver or a moved deposit paid a part: that cannot be claimed anew.
 */
function lowered(book: Book, asked: RentAsked, entry: Standing, to: number): Answer {
  const { period: _, ...facts } = entry.charge;
  const isDeposit = depositOf(facts.to) !== undefined;
  const cents = isDeposit ? Math.max(to, facts.cents - openOf(book, entry)) : to;
  if (cents === facts.cents) return [];
  const by = byLeaseChange(book, asked.today);
  const { shares } = asked;
  const answer =
    cents === 0
      ? reverseCharge(book, by, { of: entry.source })
      : editCharge(book, by, { of: entry.source, to: { ...facts, cents }, shares, mayWaiveLess: true });
  return isDeposit && isRefused(answer) && !asked.isPartlyRead ? [] : answer;
}

function claim(book: Book, one: MoveInCharge, cents: number): Answer {
  const { source, label, dueOn, knownOn, bucket } = one;
  const count = postingsOf(book, source).length;
  const by = {
    source: count === 0 ? source : `${source}:${count + 1}`,
    on: openDay(book, knownOn),
    process: rentProcess,
  };
  const kind = bucket === undefined ? 'other' : 'deposit';
  const facts = { kind, label, due: dueOn, period: monthOf(dueOn), to: payeeFor(one), cents } as const;
  return charge(by, facts);
}

/** Signed anew with other words, another day or for others, and nothing lies on it. */
const isOutOfDate = (book: Book, { charge: was, ...entry }: Standing, one: MoveInCharge): boolean =>
  openOf(book, entry) === was.cents &&
  (was.to !== payeeFor(one) || was.due !== one.dueOn || was.label !== one.label);

/** One charge brought to these cents. A person's edit or reversal of it stands. */
function settle(book: Book, asked: RentAsked, one: MoveInCharge, cents: number): Answer {
  const postings = postingsOf(book, one.source);
  if (postings.some((entry) => isEdited(book, entry))) return [];
  const standing = standingOf(book, postings);
  const old = standing.find((entry) => isOutOfDate(book, entry, one));
  if (old) return followedBy(book, lowered(book, asked, old, 0), (then) => settle(then, asked, one, cents));
  const more = cents - sumOf(standing.map(({ charge: was }) => was.cents));
  if (more === 0) return [];
  if (more > 0) return claim(book, one, more);
  let left = cents;
  const wanted = standing.map((entry) => {
    const part = Math.min(left, entry.charge.cents);
    left -= part;
    return { entry, part };
  });
  return inTurn(
    book,
    wanted.toReversed().map(
      ({ entry, part }) =>
        (then: Book) =>
          lowered(then, asked, entry, part),
    ),
  );
}

/** The kind of a deposit, `pet` of `movein:lease:pet-2`; undefined of a fee. */
const kindOf = (source: string): string | undefined =>
  /^movein:[^:]+:(deposit|pet|last)-\d+$/.exec(source)?.[1];

/** What is paid, waived or moved in of what stands of a charge, in cents: it can be asked for no more. */
const settledOf = (book: Book, source: string): number =>
  sumOf(standingOf(book, postingsOf(book, source)).map((entry) => entry.charge.cents - openOf(book, entry)));

/** Held beyond what these charges ask for: of void terms, or of one that was signed anew for less. */
function surplusOf(book: Book, { kind, ones }: { kind: string; ones: readonly MoveInCharge[] }): number {
  const sources = new Set(ones.map(({ source }) => source));
  const gone = standingOf(book, Object.values(book.entries).filter(isMoveIn)).filter(({ source }) => {
    const key = moveInKey(source);
    return kindOf(key) === kind && !sources.has(key);
  });
  const above = ones.map(({ source, cents }) => Math.max(0, settledOf(book, source) - cents));
  return sumOf([...gone.map((entry) => entry.charge.cents), ...above]);
}

/** What a charge is to ask for: what is held beyond the others counts for it, the latest one first. */
function askedFor(book: Book, wanted: readonly MoveInCharge[], asked: MoveInCharge): number {
  const kind = kindOf(asked.source);
  if (kind === undefined) return asked.cents;
  const ones = wanted.filter(({ source }) => kindOf(source) === kind);
  let surplus = surplusOf(book, { kind, ones });
  for (const { source, cents } of ones.toReversed()) {
    const part = Math.min(surplus, Math.max(0, cents - settledOf(book, source)));
    if (source === asked.source) return cents - part;
    surplus -= part;
  }
  return 0;
}

/** What brings a lease's move-in charges to what its agreed terms say, one step a charge (D61). */
export function moveInSteps(book: Book, asked: RentAsked): ((then: Book) => Answer)[] {
  const wanted = moveInWanted(asked);
  const sources = new Set(wanted.map(({ source }) => source));
  const gone = standingOf(book, Object.values(book.entries).filter(isMoveIn)).filter(
    ({ source }) => !sources.has(moveInKey(source)),
  );
  return [
    ...gone.map((entry) => (then: Book) => lowered(then, asked, entry, 0)),
    ...wanted.map((one) => (then: Book) => settle(then, asked, one, askedFor(then, wanted, one))),
  ];
}
