import type { Db } from '../db/db';
import { leaseLines, leasePage } from './page';
import { leaseById, linkOf } from './read';
import { writeLease } from './write';

export const leaseStore = (db: Db) => ({
  byId: leaseById(db),
  link: linkOf(db),
  page: leasePage(db),
  lines: leaseLines(db),
  write: writeLease(db),
});
export type Leases = ReturnType<typeof leaseStore>;
