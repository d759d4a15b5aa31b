import type { LocalDate } from '../../dates';
import { sumOf } from '../accounts';
import { isTied, type Tie } from '../reports/ties';
import {
  rentsLine,
  type ScheduleLine,
  scheduleNumbers,
  type YearPart,
  type YearPlace,
  yearPartOf,
  yearPlaceOf,
} from './schedule-e';
import {
  balanceFor,
  partsOfEntry,
  type Sections,
  type StatementBook,
  type StatementLine,
  type StatementSection,
  statementSections,
} from './statement';

/** A statement as it was issued, with what it stored of each property. */
export type IssuedMonth = {
  readonly month: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly books: Readonly<Record<string, number>>;
  readonly properties: readonly (Sections & { readonly propertyId: string; readonly ending: number })[];
};

export type YearAsked = {
  readonly owner: string;
  /** Local dates, both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** All that were issued, the oldest first. */
  readonly issued: readonly IssuedMonth[];
  /** Whether only what was issued is seen. */
  readonly isOwn: boolean;
};

/** Cents of a line of Schedule E; an expense above 0 is spent. */
export type YearLine = {
  readonly line: ScheduleLine;
  readonly cents: number;
  readonly parts: readonly { readonly of: YearPart; readonly cents: number }[];
};

/** Cents; `distributions` above 0 are paid to the owner. */
export type YearFigures = {
  readonly beginning: number;
  /** Lines 3 to 19 with something on them, in their order. */
  readonly lines: readonly YearLine[];
  readonly rents: number;
  readonly expenses: number;
  /** Interest of the bank: income without a line. */
  readonly otherIncome: number;
  readonly net: number;
  readonly contributions: number;
  readonly distributions: number;
  readonly adjustments: number;
  readonly ending: number;
};

/** An owner's part of an entry on a statement of another year than its own. */
export type LateLine = StatementLine & { readonly month: string };

export type OwnerYear = {
  readonly properties: readonly (YearFigures & { readonly propertyId: string })[];
  readonly total: YearFigures;
  readonly statements: {
    /** How many of the year were issued, and cents of all that they stored. */
    readonly count: number;
    readonly stored: number;
    /** On these statements, of days before the year. */
    readonly earlier: readonly LateLine[];
    /** Of the year, on a statement of a later year. */
    readonly later: readonly LateLine[];
    /** Cents of the year on no statement: before the first one, or not yet. */
    readonly unstated: number;
  };
  readonly ties: readonly Tie[];
};

type Line = StatementLine & {
  /** The statement that has it. */
  readonly stated: IssuedMonth | undefined;
};

const centsOf = (lines: readonly StatementLine[]): number => sumOf(lines.map(({ cents }) => cents));

const placeOf = ({ kind, entry }: StatementLine): YearPlace => yearPlaceOf(kind, entry.owners?.category);
const centsAt = (lines: readonly StatementLine[], place: YearPlace): number =>
  centsOf(lines.filter((line) => placeOf(line) === place));

type Dated = { readonly on: LocalDate; readonly seq: number };

/**
 * The statement that has an entry: the first one of its day and number (D46). What was there before the first
 * statement began is on none.
 */
function statedOn(
  { bookId }: StatementBook,
  { on, seq }: Dated,
  issued: readonly IssuedMonth[],
): IssuedMonth | undefined {
  const found = issued.find(({ to, books }) => on <= to && seq <= (books[bookId] ?? 0));
  const [first] = issued;
  return found === first && first && on < first.from ? undefined : found;
}

const isSeen = ({ bookId }: StatementBook, { on, seq }: Dated, { issued, isOwn }: YearAsked): boolean => {
  const last = issued.at(-1);
  return !isOwn || (last !== undefined && on <= last.to && seq <= (last.books[bookId] ?? 0));
};

const linesOf = (book: StatementBook, asked: YearAsked): Line[] =>
  book.entries
    .filter((entry) => isSeen(book, entry, asked))
    .flatMap((entry) => {
      const stated = statedOn(book, entry, asked.issued);
      return partsOfEntry(book, entry, asked).map((line) => ({ ...line, stated }));
    });

/** An expense is shown above 0; adding 0 turns -0 into 0. */
const shown = (line: ScheduleLine, cents: number): number => (line === rentsLine ? cents : -cents) + 0;

function scheduleOf(lines: readonly StatementLine[]): YearLine[] {
  return scheduleNumbers.flatMap((line): YearLine[] => {
    const mine = lines.filter((one) => placeOf(one) === line);
    const of = new Map<YearPart, number>();
    for (const { kind, cents, entry } of mine) {
      const part = yearPartOf(kind, entry.owners?.category);
      of.set(part, (of.get(part) ?? 0) + shown(line, cents));
    }
    const parts = [...of].map(([part, cents]) => ({ of: part, cents })).filter(({ cents }) => cents !== 0);
    return parts.length === 0 ? [] : [{ line, cents: shown(line, centsOf(mine)), parts }];
  });
}

/** What lines of a year come to; the balances are given. */
function figuresOf(
  lines: readonly StatementLine[],
  { beginning, ending }: { readonly beginning: number; readonly ending: number },
): YearFigures {
  const schedule = scheduleOf(lines);
  const rents = centsAt(lines, rentsLine);
  const expenses = sumOf(schedule.map(({ line, cents }) => (line === rentsLine ? 0 : cents)));
  const otherIncome = centsAt(lines, 'other-income');
  return {
    beginning,
    lines: schedule,
    rents,
    expenses,
    otherIncome,
    net: rents + otherIncome - expenses,
    contributions: centsAt(lines, 'contributions'),
    distributions: -centsAt(lines, 'distributions') + 0,
    adjustments: centsAt(lines, 'adjustments'),
    ending,
  };
}

/** What an owner has of a property at the end of all that is seen. */
const knownOf = (books: readonly StatementBook[], propertyId: string, asked: YearAsked): number =>
  asked.isOwn
    ? (asked.issued.at(-1)?.properties.find((one) => one.propertyId === propertyId)?.ending ?? 0)
    : sumOf(books.map(({ head }) => balanceFor(asked.owner)(head.balances)));

const balanceTie = (name: string, figures: YearFigures): Tie => ({
  name,
  figures: [
    {
      label: 'Beginning balance with all that came and went',
      cents:
        figures.beginning + figures.net + figures.contributions - figures.distributions + figures.adjustments,
    },
    { label: 'Ending balance', cents: figures.ending },
  ],
});

/** Those that fail, else the first. */
const failedOrFirst = (ties: readonly Tie[]): readonly Tie[] => {
  const failed = ties.filter((tie) => !isTied(tie));
  return failed.length > 0 ? failed : ties.slice(0, 1);
};

type Named = { readonly titleOf: (propertyId: string) => string };

/** What the statements stored of a section of a property, and the entries that they have. */
function statementTies(
  statements: readonly IssuedMonth[],
  lines: readonly Line[],
  { titleOf }: Named,
): Tie[] {
  if (statements.length === 0) return [];
  const stored = statements.flatMap(({ properties }) => properties);
  const tie = (name: string, isIn: (propertyId: string, section: StatementSection) => boolean): Tie => ({
    name,
    figures: [
      {
        label: 'Statements issued for the year',
        cents: sumOf(
          stored.flatMap((one) =>
            statementSections.map((section) => (isIn(one.propertyId, section) ? one[section] : 0)),
          ),
        ),
      },
      {
        label: 'Entries on them',
        cents: centsOf(lines.filter(({ propertyId, section }) => isIn(propertyId, section))),
      },
    ],
  });
  const ids = new Set([...stored, ...lines].map(({ propertyId }) => propertyId));
  const each = [...ids].flatMap((id) =>
    statementSections.map((section) =>
      tie(`The ${section} of ${titleOf(id)}`, (of, one) => of === id && one === section),
    ),
  );
  return [...failedOrFirst([tie('Statements and entries', () => true), ...each])];
}

/**
 * An owner's year in cents, on a cash basis and by the entries' own days, property by property and in all,
 * by the lines of Schedule E. Takes the books with all of their entries: the beginning is added up from them,
 * the ending is what the heads, or the last statement, say less what was posted for later days (D71).
 */
export function ownerYear(books: readonly StatementBook[], asked: YearAsked & Named): OwnerYear {
  const { from, to, issued, titleOf } = asked;
  const year = from.slice(0, 4);
  const all = books.flatMap((book) => linesOf(book, asked));
  const isInYear = ({ entry }: Line): boolean => from <= entry.on && entry.on <= to;
  const ids = [...new Set(books.map(({ propertyId }) => propertyId))];
  const properties = ids
    .map((propertyId) => {
      const mine = all.filter((line) => line.propertyId === propertyId);
      const known = knownOf(
        books.filter((book) => book.propertyId === propertyId),
        propertyId,
        asked,
      );
      const beginning = centsOf(mine.filter(({ entry }) => entry.on < from));
      const ending = known - centsOf(mine.filter(({ entry }) => entry.on > to));
      return { propertyId, ...figuresOf(mine.filter(isInYear), { beginning, ending }) };
    })
    .filter((one) => all.some(({ propertyId }) => propertyId === one.propertyId) || one.ending !== 0);
  const total = figuresOf(all.filter(isInYear), {
    beginning: sumOf(properties.map(({ beginning }) => beginning)),
    ending: sumOf(properties.map(({ ending }) => ending)),
  });
  const statements = issued.filter(({ month }) => month.startsWith(year));
  const isOfYear = ({ stated }: Line): boolean => stated?.month.startsWith(year) ?? false;
  const late = (lines: readonly Line[]): LateLine[] =>
    lines.flatMap(({ stated, ...line }) => (stated ? [{ ...line, month: stated.month }] : []));
  const ofYear = all.filter(isInYear);
  return {
    properties,
    total,
    statements: {
      count: statements.length,
      stored: sumOf(
        statements.flatMap((one) =>
          one.properties.flatMap((property) => statementSections.map((section) => property[section])),
        ),
      ),
      earlier: late(all.filter((line) => isOfYear(line) && !isInYear(line))),
      later: late(ofYear.filter((line) => !isOfYear(line))),
      unstated: centsOf(ofYear.filter(({ stated }) => stated === undefined)),
    },
    ties: [
      ...failedOrFirst([
        balanceTie('The balances of all properties', total),
        ...properties.map((one) => balanceTie(`The balances of ${titleOf(one.propertyId)}`, one)),
      ]),
      ...statementTies(statements, all.filter(isOfYear), asked),
    ],
  };
}
