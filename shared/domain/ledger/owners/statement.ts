import type { LocalDate } from '../../dates';
import {
  addLines,
  type ChargeKind,
  chargeKinds,
  type Lines,
  type OwnerKind,
  ownerKinds,
  sumOf,
  totalOf,
} from '../accounts';
import type { Entry, Head } from '../entry';

/** What a statement adds up, in its order (D42). */
export const statementSections = [
  'receipts',
  'expenses',
  'fees',
  'contributions',
  'distributions',
  'adjustments',
] as const;
export type StatementSection = (typeof statementSections)[number];

type Kind = ChargeKind | OwnerKind;
const kinds: readonly Kind[] = [...chargeKinds, ...ownerKinds];

/** All that tenants paid is a receipt. */
const sections: Partial<Record<Kind, StatementSection>> = {
  expense: 'expenses',
  management: 'fees',
  contribution: 'contributions',
  distribution: 'distributions',
  loss: 'expenses',
  processing: 'expenses',
  bank: 'expenses',
  interest: 'receipts',
  'deposit-interest': 'expenses',
  journal: 'adjustments',
  opening: 'adjustments',
} satisfies Record<OwnerKind, StatementSection>;

/** A book of a property as a statement reads it. */
export type StatementBook = {
  readonly bookId: string;
  readonly propertyId: string;
  readonly head: Pick<Head, 'seq' | 'balances'>;
  /** Through the head's number: all for a first statement, else from `from` on or written since the last. */
  readonly entries: readonly Entry[];
};

/** What the owner's last statement left: its last day, each book's last number, each property's ending. */
export type StatementBefore = {
  readonly to: LocalDate;
  readonly books: Readonly<Record<string, number>>;
  readonly endings: Lines;
};

export type StatementAsked = {
  readonly owner: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly before: StatementBefore | undefined;
};

/** Cents by section, each as it changes what the owner has. */
export type Sections = Readonly<Record<StatementSection, number>>;

export type StatementProperty = Sections & {
  readonly propertyId: string;
  readonly beginning: number;
  readonly ending: number;
  /** Held for tenants of the whole property: never the owner's (D43). */
  readonly deposits: number;
};

/** One part of one entry: cents as they change what the owner has. */
export type StatementLine = {
  readonly propertyId: string;
  readonly bookId: string;
  readonly section: StatementSection;
  readonly kind: Kind;
  readonly cents: number;
  /** The same for all owners of the property together. */
  readonly whole: number;
  readonly entry: Entry;
  /** Posted for a day before this statement begins (D46). */
  readonly isLate: boolean;
};

export type Statement = {
  readonly properties: readonly StatementProperty[];
  readonly lines: readonly StatementLine[];
  readonly books: Readonly<Record<string, number>>;
  /** Properties whose figures are not the same both ways: such a statement is not issued (D42). */
  readonly differs: readonly string[];
};

/** What the lines of an owner's accounts come to: by kind, cents above 0 are gained. */
const gains = ({ lines }: Pick<Entry, 'lines'>, owner: string): [kind: Kind, cents: number][] =>
  Object.entries(lines).flatMap(([account, cents]) => {
    const [of, id, name] = account.split('/');
    return of === 'owner' && id === owner ? [[kinds.find((kind) => kind === name) ?? 'other', -cents]] : [];
  });

/** What all owners gain of a kind by an entry. */
const wholeOf = ({ lines }: Entry, kind: Kind): number =>
  sumOf(
    Object.entries(lines).map(([account, cents]) => {
      const [of, , name] = account.split('/');
      const own = kinds.find((one) => one === name) ?? 'other';
      return of === 'owner' && own === kind ? -cents : 0;
    }),
  );

/** On an owner's accounts, of whatever kind; a head's have none. */
const gainOf = (entry: Pick<Entry, 'lines'>, owner: string): number =>
  sumOf(gains(entry, owner).map(([, cents]) => cents));

/** Whether an entry was in the last statement: of its days, and of the numbers it had. */
const wasIn = (before: StatementBefore | undefined, { bookId }: StatementBook, { on, seq }: Entry): boolean =>
  before !== undefined && on <= before.to && seq <= (before.books[bookId] ?? 0);

/** Entries through the last day that no earlier statement has; of a first one, from its first day. */
const entriesOf = (book: StatementBook, { from, to, before }: StatementAsked): Entry[] =>
  book.entries.filter((entry) => entry.on <= to && (before ? !wasIn(before, book, entry) : entry.on >= from));

/** What a balance of these accounts was at the end of a day: the head less what was posted for later days. */
const asOf = ({ head, entries }: StatementBook, day: LocalDate, of: (lines: Lines) => number): number =>
  of(head.balances) - sumOf(entries.map(({ on, lines }) => (on > day ? of(lines) : 0)));

/** What a first statement begins with, from the entries alone. */
const beforeFirst = ({ entries }: StatementBook, { owner, from }: StatementAsked): number =>
  sumOf(entries.map((entry) => (entry.on < from ? gainOf(entry, owner) : 0)));

/** What an owner has by the accounts of a head, in cents. */
export const balanceFor =
  (owner: string) =>
  (lines: Lines): number =>
    gainOf({ lines }, owner);

const depositsIn = (lines: Lines): number => -totalOf(lines, 'deposit');

/** What the owners gain by an entry, without their lines: by what it covers, or by its `owners`. */
const partsOf = ({ covers = [], owners }: Entry): Lines =>
  addLines(owners?.parts ?? {}, ...covers.map(({ own = {} }) => own));

/** Of all owners together: the money less what is everyone else's. */
const ofAllOwners = (lines: Lines): number =>
  sumOf(Object.entries(lines).map(([account, cents]) => (account.startsWith('owner/') ? 0 : cents)));

type OfProperty = { readonly propertyId: string; readonly books: readonly StatementBook[] };

/** The second way (D42), without a line of an owner: whether entries come to the same by owner and in all. */
function isSame(book: StatementBook, asked: StatementAsked): boolean {
  const entries = entriesOf(book, asked);
  return entries.every((entry) => {
    const parts = partsOf(entry);
    const all = sumOf(Object.values(parts));
    return (parts[asked.owner] ?? 0) === gainOf(entry, asked.owner) && all === ofAllOwners(entry.lines);
  });
}

/** An owner's parts of an entry of a book; late when it is of a day before `from`. */
export const partsOfEntry = (
  { propertyId, bookId }: Pick<StatementBook, 'propertyId' | 'bookId'>,
  entry: Entry,
  { owner, from }: Pick<StatementAsked, 'owner' | 'from'>,
): StatementLine[] =>
  gains(entry, owner).map(([kind, cents]) => ({
    propertyId,
    bookId,
    section: sections[kind] ?? 'receipts',
    kind,
    cents,
    whole: wholeOf(entry, kind),
    entry,
    isLate: entry.on < from,
  }));

function figuresOf({ propertyId, books }: OfProperty, asked: StatementAsked) {
  const { owner, to, before } = asked;
  const mine = balanceFor(owner);
  const lines = books.flatMap((book) =>
    entriesOf(book, asked).flatMap((entry) => partsOfEntry(book, entry, asked)),
  );
  const sum = (section: StatementSection) =>
    sumOf(lines.map((line) => (line.section === section ? line.cents : 0)));
  const figures = {
    receipts: sum('receipts'),
    expenses: sum('expenses'),
    fees: sum('fees'),
    contributions: sum('contributions'),
    distributions: sum('distributions'),
    adjustments: sum('adjustments'),
  };
  const beginning = before
    ? (before.endings[propertyId] ?? 0)
    : sumOf(books.map((book) => beforeFirst(book, asked)));
  const ending = sumOf(books.map((book) => asOf(book, to, mine)));
  const deposits = sumOf(books.map((book) => asOf(book, to, depositsIn)));
  const added = beginning + sumOf(statementSections.map((section) => figures[section]));
  return {
    property: { propertyId, beginning, ...figures, ending, deposits },
    lines,
    isWhole: added === ending && books.every((book) => isSame(book, asked)),
  };
}

/** Nothing of this owner's is or moved there: not even another one's deposits are shown. */
const isQuiet = ({ beginning, ending }: StatementProperty, lines: readonly StatementLine[]) =>
  beginning === 0 && ending === 0 && lines.length === 0;

/**
 * An owner's month in cents, on a cash basis and by the properties' days: beginning, what came and went,
 * ending (D42). Endings come from the heads, sections from the owner's lines; both are compared with the
 * entries without those lines.
 */
export function statementOf(books: readonly StatementBook[], asked: StatementAsked): Statement {
  const ids = [...new Set(books.map(({ propertyId }) => propertyId))];
  const all = ids
    .map((propertyId) =>
      figuresOf({ propertyId, books: books.filter((book) => book.propertyId === propertyId) }, asked),
    )
    .filter(({ property, lines }) => !isQuiet(property, lines));
  return {
    properties: all.map(({ property }) => property),
    lines: all
      .flatMap(({ lines }) => lines)
      .toSorted(
        (one, other) => one.entry.on.localeCompare(other.entry.on) || one.entry.seq - other.entry.seq,
      ),
    books: { ...asked.before?.books, ...Object.fromEntries(books.map((one) => [one.bookId, one.head.seq])) },
    differs: all.filter(({ isWhole }) => !isWhole).map(({ property }) => property.propertyId),
  };
}

/** The figures of all properties together. */
export function totalOfProperties(
  properties: readonly StatementProperty[],
): Omit<StatementProperty, 'propertyId'> {
  const sum = (of: (property: StatementProperty) => number) => sumOf(properties.map(of));
  return {
    beginning: sum(({ beginning }) => beginning),
    receipts: sum(({ receipts }) => receipts),
    expenses: sum(({ expenses }) => expenses),
    fees: sum(({ fees }) => fees),
    contributions: sum(({ contributions }) => contributions),
    distributions: sum(({ distributions }) => distributions),
    adjustments: sum(({ adjustments }) => adjustments),
    ending: sum(({ ending }) => ending),
    deposits: sum(({ deposits }) => deposits),
  };
}
