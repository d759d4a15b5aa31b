import type { Db } from '../db/db';
import { last } from '../db/keys';
import type { LedgerKey } from '../ledger/record';
import {
  BankAccount,
  type BankKey,
  BankLine,
  BankMatch,
  BankStatement,
  bankPartition,
  bankStatements,
  banksPartition,
  linePlace,
} from './record';

/** All of an organization, in the order they were added. */
export const bankAccounts =
  (db: Db) =>
  (organizationId: string): Promise<BankAccount[]> =>
    db.list(BankAccount, { partition: banksPartition(organizationId) });

export const bankAccount =
  (db: Db) =>
  (key: BankKey): Promise<BankAccount | undefined> =>
    db.get(BankAccount, key);

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

/** The matches that some entries have or had. */
export const bankMatches =
  (db: Db) =>
  (entries: readonly (LedgerKey & { readonly source: string })[]): Promise<BankMatch[]> =>
    db.getAll(BankMatch, entries);
