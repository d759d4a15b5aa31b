import { withCodes } from '../../../shared/domain/ledger/bank/bank-codes';
import type { Db } from '../db/db';
import { last } from '../db/keys';
import type { LedgerKey } from '../ledger/record';
import {
  BankAccount,
  BankCheck,
  BankGuard,
  type BankKey,
  BankLine,
  BankMatch,
  BankOutstanding,
  BankReport,
  BankRule,
  BankSettings,
  BankStatement,
  bankAccountIds,
  bankChecks,
  bankPartition,
  bankRules,
  bankStatements,
  banksPartition,
  type CodedAccount,
  checkPlace,
  linePlace,
  matchCode,
} from './record';

/** All of an organization with their codes, in the order they were added. */
export const bankAccounts =
  (db: Db) =>
  async (organizationId: string): Promise<CodedAccount[]> => {
    const range = { beginsWith: bankAccountIds };
    return withCodes(await db.list(BankAccount, { partition: banksPartition(organizationId), range }));
  };

/** Undefined where nobody chose anything. */
export const bankSettings =
  (db: Db) =>
  (organizationId: string): Promise<BankSettings | undefined> =>
    db.get(BankSettings, { organizationId });

/** The guards of some accounts by their codes, at version 0 where nobody has paid anything yet. */
export const bankGuards =
  (db: Db) =>
  async (organizationId: string, codes: readonly string[]): Promise<BankGuard[]> => {
    const found = await db.getAll(
      BankGuard,
      codes.map((code) => ({ organizationId, code })),
    );
    return codes.map(
      (code) => found.find((guard) => guard.code === code) ?? { organizationId, code, version: 0 },
    );
  };

/** One with its code, which depends on how many were added before it. */
export const bankAccount =
  (db: Db) =>
  async ({ organizationId, accountId }: BankKey): Promise<CodedAccount | undefined> =>
    (await bankAccounts(db)(organizationId)).find((account) => account.accountId === accountId);

type Days = BankKey & {
  readonly from: string;
  readonly to: string;
  readonly after?: { readonly on: string; readonly lineId: string } | undefined;
  readonly limit?: number | undefined;
};

/** Lines of some days of the bank, both included, the earliest first; without removed ones. */
export const bankLines =
  (db: Db) =>
  async ({ from, to, after, limit, ...key }: Days): Promise<BankLine[]> => {
    const first = after ? `${linePlace(after.on, after.lineId)} ` : linePlace(from, '');
    const end = linePlace(to, last);
    if (first > end) return [];
    const range = { between: [first, end] } as const;
    return db.list(BankLine, { partition: bankPartition(key), index: 'byOrder', range, limit });
  };

/** Lines by their ids, removed ones too; leaves out missing ones. */
export const bankLinesById =
  (db: Db) =>
  ({ lineIds, ...key }: BankKey & { readonly lineIds: readonly string[] }): Promise<BankLine[]> =>
    db.getAll(
      BankLine,
      [...new Set(lineIds)].map((lineId) => ({ ...key, lineId })),
    );

/** The newest reconciliations through a day. */
export const bankStatementsOf =
  (db: Db) =>
  ({ through, limit, ...key }: BankKey & { readonly through: string; readonly limit: number }) => {
    const range = { between: [bankStatements, `${bankStatements}${through}`] } as const;
    return db.list(BankStatement, { partition: bankPartition(key), range, descending: true, limit });
  };

/** The rules of an account, in the order they were added. */
export const bankRulesOf =
  (db: Db) =>
  async (key: BankKey): Promise<BankRule[]> => {
    const rules = await db.list(BankRule, {
      partition: bankPartition(key),
      range: { beginsWith: bankRules },
    });
    return rules.filter(({ isRemoved }) => !isRemoved);
  };

type Pages = BankKey & { readonly through: string; readonly pages: number };

const pagesOf = ({ organizationId, accountId, through, pages }: Pages) =>
  Array.from({ length: pages }, (_, page) => ({ organizationId, accountId, through, page }));

/** What a reconciliation left outstanding or in transit. */
export const bankOutstanding =
  (db: Db) =>
  async (asked: Pages): Promise<BankOutstanding['entries']> =>
    (await db.getAll(BankOutstanding, pagesOf(asked)))
      .toSorted((one, other) => one.page - other.page)
      .flatMap(({ entries }) => entries);

/** The three-way report of a reconciliation. */
export const bankReport =
  (db: Db) =>
  async (asked: Pages): Promise<BankReport['lines']> =>
    (await db.getAll(BankReport, pagesOf(asked)))
      .toSorted((one, other) => one.page - other.page)
      .flatMap(({ lines }) => lines);

/** Checks of an account, the newest numbers first, from below one on. */
export const bankChecksOf =
  (db: Db) =>
  ({ before, limit, ...key }: BankKey & { readonly before?: number | undefined; readonly limit: number }) => {
    const range =
      before === undefined
        ? { beginsWith: bankChecks }
        : ({ between: [bankChecks, checkPlace(before - 1)] } as const);
    return db.list(BankCheck, { partition: bankPartition(key), range, descending: true, limit });
  };

/** Checks of an account by their numbers; leaves out those that were never written. */
export const bankChecksByNumber =
  (db: Db) =>
  ({ numbers, ...key }: BankKey & { readonly numbers: readonly number[] }): Promise<BankCheck[]> =>
    db.getAll(
      BankCheck,
      [...new Set(numbers)].map((number) => ({ ...key, number })),
    );

/** The matches that some entries have or had at one account. */
export const bankMatches =
  (db: Db) =>
  (entries: readonly (LedgerKey & { readonly source: string })[], code: string): Promise<BankMatch[]> =>
    db.getAll(
      BankMatch,
      entries.map(({ organizationId, leaseId, source }) => ({
        organizationId,
        leaseId,
        source,
        code: matchCode(code),
      })),
    );
