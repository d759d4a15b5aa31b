import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { PropertyTerms } from './record';

/** Undefined for a property without a fee and a reserve. */
export const propertyTerms =
  (db: Db) =>
  (key: { organizationId: string; propertyId: string }): Promise<PropertyTerms | undefined> =>
    db.get(PropertyTerms, key);

/** Writes the terms with their log entry; `version` is the next one. Refuses `conflict` when it is taken. */
export const setTerms =
  (db: Db) =>
  async ({ terms, trace }: { terms: PropertyTerms; trace: Trace }): Promise<void> => {
    const condition = terms.version === 1 ? absent : isVersion(terms.version - 1);
    const failure = await db.transact([...traceWrites(trace), put(PropertyTerms, terms, condition)]);
    if (failure) throw refuse('conflict');
  };
