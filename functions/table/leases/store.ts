import type { Db } from '../db/db';
import { leasesNeedingAttention } from './attention';
import { dropLeaseDue, leaseDuesUntil, wasTold } from './dues';
import { everyLeaseLine, leaseLines, leasePage } from './page';
import { leaseById, linkOf } from './read';
import { reportStore } from './reports';
import { sealStore } from './seals';
import { writeLease } from './write';

export const leaseStore = (db: Db) => ({
  byId: leaseById(db),
  link: linkOf(db),
  page: leasePage(db),
  lines: leaseLines(db),
  everyLine: everyLeaseLine(db),
  needingAttention: leasesNeedingAttention(db),
  write: writeLease(db),
  reports: reportStore(db),
  seals: sealStore(db),
  duesUntil: leaseDuesUntil(db),
  dropDue: dropLeaseDue(db),
  wasTold: wasTold(db),
});
export type Leases = ReturnType<typeof leaseStore>;
