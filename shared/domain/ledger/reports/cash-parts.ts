import { addDays, type LocalDate } from '../../dates';
import { addLines, classOf, isMoney, type Lines, sumOf } from '../accounts';
import type { Entry, Head } from '../entry';
import { incomeSectionOf, lineOf } from './income-parts';
import type { ReportTime } from './report-time';

/**
 * A cash flow statement is made of lines, each in a section: what each bank account had, what stands against
 * the money that came and went, and what each account has then.
 */
export const cashSections = ['begin', 'received', 'spent', 'invested', 'held', 'between', 'end'] as const;
export type CashSection = (typeof cashSections)[number];

const sections: Readonly<Record<string, CashSection>> = {
  begin: 'begin',
  end: 'end',
  deposit: 'held',
  prepayment: 'held',
  unidentified: 'held',
  unclaimed: 'held',
  contribution: 'invested',
  distribution: 'invested',
  shortfall: 'invested',
  recovered: 'invested',
  capital: 'invested',
  draw: 'invested',
  clearing: 'between',
  withheld: 'between',
  transfer: 'between',
  opening: 'between',
  journal: 'between',
};

export const cashSectionOf = (line: string): CashSection =>
  sections[classOf(line)] ?? (incomeSectionOf(line, 'manager') === 'income' ? 'received' : 'spent');

const earned = ['owner', 'manager'];

/** What stands against cash is called by its kind, whoever it is for. */
function flowLine(account: string, entry: Entry): string {
  const kind = classOf(account);
  return earned.includes(kind) ? lineOf(account.split('/').at(-1) ?? '', entry) : kind;
}

const cashOf = (lines: Lines): Lines =>
  Object.fromEntries(Object.entries(lines).filter(([account]) => classOf(account) === 'cash'));

/** What came above 0 and went below, by what stands against it; a transfer between accounts is neither. */
export function flowParts(entry: Entry): Lines {
  if (Object.keys(cashOf(entry.lines)).length === 0) return {};
  const others = Object.entries(entry.lines).filter(
    ([account]) => classOf(account) !== 'cash' && isMoney(account),
  );
  return addLines(...others.map(([account, cents]) => ({ [flowLine(account, entry)]: -cents })));
}

type Book = { readonly head: Pick<Head, 'balances'>; readonly entries: readonly Entry[] };

/** Cents at each bank account after a day, from the head and every later entry. */
export function cashAsOf({ head, entries }: Book, day: LocalDate): Lines {
  const later = entries.filter(({ on }) => on > day).map(({ lines }) => cashOf(lines));
  const back = addLines(...later);
  return addLines(
    cashOf(head.balances),
    Object.fromEntries(Object.entries(back).map(([account, cents]) => [account, -cents])),
  );
}

const named = (place: 'begin' | 'end', lines: Lines): Lines =>
  Object.fromEntries(Object.entries(lines).map(([account, cents]) => [`${place}/${account}`, cents]));

/** A book's lines of a period. Takes its entries from the first day on, through its head. */
export function cashLines(book: Book, { from, to }: ReportTime): Lines {
  const moved = book.entries.filter(({ on }) => from <= on && on <= to);
  return addLines(
    named('begin', cashAsOf(book, addDays(from, -1))),
    ...moved.map(flowParts),
    named('end', cashAsOf(book, to)),
  );
}

/** All that an entry adds to the lines of a period. */
function cashParts(entry: Entry, { from, to }: ReportTime): Lines {
  const cash = cashOf(entry.lines);
  return addLines(
    entry.on < from ? named('begin', cash) : {},
    from <= entry.on && entry.on <= to ? flowParts(entry) : {},
    entry.on <= to ? named('end', cash) : {},
  );
}

const flows: readonly CashSection[] = ['received', 'spent', 'invested', 'held', 'between'];
export const isFlow = (line: string): boolean => flows.includes(cashSectionOf(line));

/** Cents that an entry adds to a line or a section; without one, to what moved. */
export const cashIn = (entry: Entry, account: string | undefined, time: ReportTime): number =>
  sumOf(
    Object.entries(cashParts(entry, time)).map(([line, cents]) => {
      const isIn = account === undefined ? isFlow(line) : line === account || cashSectionOf(line) === account;
      return isIn ? cents : 0;
    }),
  );
