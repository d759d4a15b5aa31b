import type { Condition } from '../db/conditions';
import { placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { plainText } from '../db/natural-order';
import { cutPage } from '../db/page';
import { addVendor, archiveVendor, updateVendor } from './change';
import {
  Vendor,
  VendorJob,
  type VendorKey,
  vendorJobsPartition,
  vendorPlace,
  vendorsPartition,
} from './record';

type Asked = {
  readonly organizationId: string;
  readonly search?: string | undefined;
  readonly archived: boolean;
  readonly after?: string | undefined;
  readonly limit: number;
};

const filterOf = ({ archived }: Asked): Condition => ({
  and: [
    // The count of all vendors lies in the same partition, and has no name.
    { attr: 'vendorId', exists: true },
    { attr: 'archivedAt', exists: archived },
  ],
});

/** By name. Refuses `invalid` for a cursor of another list. */
const page =
  (db: Db) =>
  async (asked: Asked): Promise<{ vendors: readonly Vendor[]; next?: string | undefined }> => {
    const { organizationId, search = '', after, limit } = asked;
    const found = await db.list(Vendor, {
      index: 'byOrder',
      partition: vendorsPartition(organizationId),
      range: after === undefined ? undefined : { gt: placeOf('vendors', after).join(separator) },
      filter: filterOf(asked),
      keepsMost: true,
      search: plainText(search),
      limit: limit + 1,
    });
    const { shown: vendors, next } = cutPage(found, { list: 'vendors', placeIn: vendorPlace, limit });
    return { vendors, next };
  };

export const vendorStore = (db: Db) => ({
  byId: (key: VendorKey): Promise<Vendor | undefined> => db.get(Vendor, key),
  page: page(db),
  /** Its jobs, the newest first. */
  jobs: ({ limit, ...key }: VendorKey & { readonly limit: number }): Promise<VendorJob[]> =>
    db.list(VendorJob, { partition: vendorJobsPartition(key), descending: true, limit }),
  add: addVendor(db),
  update: updateVendor(db),
  archive: archiveVendor(db),
});
