import type { Db } from '../db/db';
import { noteAccess } from './note-access';
import { pageOfThing } from './page';
import { searchAudit } from './search';

/** An entry of a change is written in its transaction, one of an access here; neither ever again. */
export const auditStore = (db: Db) => ({
  ofThing: pageOfThing(db),
  search: searchAudit(db),
  noteAccess: noteAccess(db),
});
export type Audit = ReturnType<typeof auditStore>;
