import { update, type Write } from '../db/writes';
import { Vendor, type VendorKey } from './record';

/** A vendor gets a job (1) or one ends (-1). An archived vendor gets none. */
export const vendorJobs = (key: VendorKey, by: 1 | -1): Write<'vendor'> =>
  update(Vendor, {
    key,
    add: { jobs: by },
    condition: {
      and: [
        { attr: 'pk', exists: true },
        ...(by === 1 ? [{ attr: 'archivedAt', exists: false } as const] : []),
      ],
    },
  });

/** A tenant gave stars for its work. */
export const vendorStars = (key: VendorKey, stars: number): Write<'vendor'> =>
  update(Vendor, { key, add: { stars, ratings: 1 }, condition: { attr: 'pk', exists: true } });
