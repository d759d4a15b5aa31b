import type { Db } from '../db/db';
import { pageOfThing } from './page';
import { searchAudit } from './search';

/** Reading only: an entry is written by the change that it tells of, in its transaction, and never again. */
export const auditStore = (db: Db) => ({
  ofThing: pageOfThing(db),
  search: searchAudit(db),
});
export type Audit = ReturnType<typeof auditStore>;
