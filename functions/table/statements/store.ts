import type { Db } from '../db/db';
import { issueStatement, statementsOf } from './issued';
import { allTerms, propertyTerms, setTerms } from './terms';

/** What owners get of their money: each property's terms, and the statements that were issued. */
export const statementStore = (db: Db) => ({
  terms: propertyTerms(db),
  allTerms: allTerms(db),
  setTerms: setTerms(db),
  ofOwner: statementsOf(db),
  issue: issueStatement(db),
});
export type Statements = ReturnType<typeof statementStore>;
