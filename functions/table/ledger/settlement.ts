import type { Db } from '../db/db';
import { type LedgerKey, Settlement } from './record';

/** How a lease was settled; undefined while it was not. */
export const settlementOf =
  (db: Db) =>
  ({ organizationId, leaseId }: LedgerKey): Promise<Settlement | undefined> =>
    db.get(Settlement, { organizationId, leaseId });
