import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { BankGuard } from '../bank/record';
import { guardWrites } from '../bank/writes';
import type { Db } from '../db/db';
import { PropertyTerms, termsPartition } from './record';
import { termsWrite } from './writes';

/** Undefined for a property without a fee, a reserve and accounts of its own. */
export const propertyTerms =
  (db: Db) =>
  (key: { organizationId: string; propertyId: string }): Promise<PropertyTerms | undefined> =>
    db.get(PropertyTerms, key);

/** Of every property of an organization that has any. */
export const allTerms =
  (db: Db) =>
  (organizationId: string): Promise<PropertyTerms[]> =>
    db.list(PropertyTerms, { partition: termsPartition(organizationId) });

type Setting = {
  readonly terms: PropertyTerms;
  /** Of accounts that the terms name, or named before (D51). */
  readonly guards?: readonly BankGuard[];
  readonly trace: Trace;
};

/** Writes the terms with their log entry; `version` is the next one. Refuses `conflict` when it is taken. */
export const setTerms =
  (db: Db) =>
  async ({ terms, guards = [], trace }: Setting): Promise<void> => {
    const failure = await db.transact([...traceWrites(trace), termsWrite(terms), ...guardWrites(guards)]);
    if (failure) throw refuse('conflict');
  };
