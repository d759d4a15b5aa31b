import { describe, expect, it } from 'vitest';
import { engines, useDatabase } from '../../../test/support/databases';
import { put } from '../db/writes';
import { RentWatch } from './record';

describe.each(engines)('leases whose rent is posted, on %s', (engine) => {
  const database = useDatabase(engine);

  it('come organization by organization, and lease by lease in each', async () => {
    const stores = await database.open();
    const leases = Array.from({ length: 10 }, (_, at) => `lse_${at}`);
    const placed = ['org_a', 'org_b'].flatMap((organizationId, at) =>
      leases
        .filter((__, index) => index % 2 === at || index > 5)
        .map((leaseId) => ({ organizationId, leaseId })),
    );
    for (const place of placed.toReversed())
      await stores.db.write(put(RentWatch, { ...place, next: '', version: 1 }));
    const found = await stores.ledgers.rentWatches();
    expect(found.map(({ organizationId, leaseId }) => ({ organizationId, leaseId }))).toEqual(placed);
  });
});
