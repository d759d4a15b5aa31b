import type { Db } from '../db/db';
import { changeBank } from './change';
import { bankAccount, bankAccounts, bankLines, bankLinesById, bankMatches, bankStatementsOf } from './read';

export const bankStore = (db: Db) => ({
  accounts: bankAccounts(db),
  account: bankAccount(db),
  lines: bankLines(db),
  linesById: bankLinesById(db),
  statements: bankStatementsOf(db),
  matches: bankMatches(db),
  change: changeBank(db),
});
export type Banks = ReturnType<typeof bankStore>;
