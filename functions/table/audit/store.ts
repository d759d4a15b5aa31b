import type { Db } from '../db/db';
import { pageOfThing } from './page';
import { searchAudit } from './search';

/** Read-only: a change writes its entry in its own transaction, and nothing changes it later. */
export const auditStore = (db: Db) => ({
  ofThing: pageOfThing(db),
  search: searchAudit(db),
});
export type Audit = ReturnType<typeof auditStore>;
