import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, type Write } from '../db/writes';
import { ClosedBooks } from '../ledger/record';
import { entryWrites, type LedgerPost, writeTogether } from '../ledger/writes';
import {
  BankAccount,
  BankCheck,
  BankGuard,
  BankLine,
  BankMatch,
  BankOutstanding,
  BankReport,
  BankRule,
  BankStatement,
  type CodedAccount,
  matchCode,
  refKey,
} from './record';

type Change = {
  /** As it will be, at its next version. */
  readonly account: CodedAccount;
  readonly lines?: readonly BankLine[];
  /** What the lines were matched to before. */
  readonly before?: readonly BankLine[];
  readonly statement?: BankStatement;
  /** What the reconciliation leaves outstanding, and its three-way report. */
  readonly outstanding?: BankOutstanding['entries'];
  readonly report?: BankReport['lines'];
  /** The days through which accounts are reconciled, with the closed books at their next version. */
  readonly books?: ClosedBooks | undefined;
  /** What these lines post, in its own ledger. */
  readonly posts?: readonly LedgerPost[];
  readonly rule?: BankRule;
  /** A new check, or one that is void from now on. */
  readonly check?: BankCheck;
  readonly trace: Trace;
};

/** Of an item of some tens of kilobytes. */
const rowsPerPage = 300;

/** How many pages rows take. */
export const pagesFor = (rows: readonly unknown[]): number => Math.ceil(rows.length / rowsPerPage);

const pages = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: pagesFor(rows) }, (_, page) =>
    rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage),
  );

function keptWrites({ statement, outstanding = [], report = [] }: Change): Write[] {
  if (!statement) return [];
  const { organizationId, accountId, through } = statement;
  const key = { organizationId, accountId, through };
  return [
    put(BankStatement, statement),
    ...pages(outstanding).map((entries, page) => put(BankOutstanding, { ...key, page, entries })),
    ...pages(report).map((lines, page) => put(BankReport, { ...key, page, lines })),
  ];
}

/** The same lines without the entries that they have among others. */
const without = (lines: readonly BankLine[], others: readonly BankLine[]): BankLine[] => {
  const had = new Set(others.flatMap(({ entries }) => entries.map(refKey)));
  return lines.map((line) => ({ ...line, entries: line.entries.filter((one) => !had.has(refKey(one))) }));
};

const matchesOf = (lines: readonly BankLine[], { code }: CodedAccount, lineId?: '') =>
  lines.flatMap(({ organizationId, accountId, entries, ...line }) =>
    entries.map(({ leaseId, source }) => ({
      code: matchCode(code),
      organizationId,
      leaseId,
      source,
      accountId,
      lineId: lineId ?? line.lineId,
    })),
  );

/**
 * One change of an account and its lines with its log entry. Refuses `conflict` when the account changed
 * since it was read, another one took its code, or an entry is matched already: the caller reads again.
 */
export const changeBank =
  (db: Db) =>
  async (change: Change): Promise<void> => {
    const { account, lines = [], before = [], books, posts = [], rule, check, trace } = change;
    const isFree = { or: [absent, { attr: 'lineId', eq: '' }] } as const;
    const { organizationId, code } = account;
    const isNew = account.version === 1;
    const writes: Write[] = [
      ...traceWrites(trace),
      put(BankAccount, account, isNew ? absent : isVersion(account.version - 1)),
      ...(isNew ? [put(BankGuard, { organizationId, code, version: 1 }, absent)] : []),
      ...lines.map((line) => put(BankLine, line)),
      ...matchesOf(without(before, lines), account, '').map((match) => put(BankMatch, match)),
      ...matchesOf(without(lines, before), account).map((match) => put(BankMatch, match, isFree)),
      ...keptWrites(change),
      ...(rule ? [put(BankRule, rule)] : []),
      ...(check ? [put(BankCheck, check, check.voided ? undefined : absent)] : []),
      ...(books
        ? [put(ClosedBooks, books, books.version === 1 ? absent : isVersion(books.version - 1))]
        : []),
      ...posts.flatMap(entryWrites),
    ];
    await writeTogether(db, writes);
  };
