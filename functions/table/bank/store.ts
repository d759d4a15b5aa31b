import type { Db } from '../db/db';
import { changeBank } from './change';
import {
  bankAccount,
  bankAccounts,
  bankChecksByNumber,
  bankChecksOf,
  bankGuards,
  bankLines,
  bankLinesById,
  bankMatches,
  bankOutstanding,
  bankReport,
  bankRulesOf,
  bankSettings,
  bankStatementsOf,
} from './read';
import { setBankSettings } from './settings';

export const bankStore = (db: Db) => ({
  accounts: bankAccounts(db),
  account: bankAccount(db),
  lines: bankLines(db),
  linesById: bankLinesById(db),
  statements: bankStatementsOf(db),
  outstanding: bankOutstanding(db),
  report: bankReport(db),
  rules: bankRulesOf(db),
  matches: bankMatches(db),
  checks: bankChecksOf(db),
  checksByNumber: bankChecksByNumber(db),
  settings: bankSettings(db),
  setSettings: setBankSettings(db),
  guards: bankGuards(db),
  change: changeBank(db),
});
export type Banks = ReturnType<typeof bankStore>;
