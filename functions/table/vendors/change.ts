import { requestLimits } from '../../../shared/domain/requests/request-limits';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion, missingOr } from '../db/conditions';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { plainText } from '../db/natural-order';
import { put, update } from '../db/writes';
import { Vendor, VendorCount, vendorPlace } from './record';

type Change = { readonly vendor: Vendor; readonly trace: Trace };

/** Refuses `vendor-limit`, and `conflict` for a key that was used meanwhile. */
export const addVendor =
  (db: Db) =>
  async ({ vendor, trace }: Change): Promise<void> => {
    const { organizationId } = vendor;
    const failure = await db.transact([
      ...traceWrites(trace),
      put(Vendor, vendor, absent),
      update(VendorCount, {
        key: { organizationId },
        set: { organizationId },
        add: { count: 1 },
        condition: missingOr('count', { attr: 'count', lt: requestLimits.vendors }),
      }),
    ]);
    if (failure) throw refuse(failure.name === 'vendor-count' ? 'vendor-limit' : 'conflict');
  };

/**
 * Writes what a person may change; the counts stay as they are. Refuses `conflict` when it changed meanwhile.
 */
export const updateVendor =
  (db: Db) =>
  async ({ vendor, trace }: Change): Promise<void> => {
    const { organizationId, vendorId, jobs: _, stars: __, ratings: ___, insuredUntil, ...set } = vendor;
    const write = update(Vendor, {
      key: { organizationId, vendorId },
      set: { ...set, insuredUntil },
      ...(insuredUntil === undefined && { remove: ['insuredUntil'] as const }),
      condition: isVersion(vendor.version - 1),
      derived: {
        order: vendorPlace(vendor).join(separator),
        searchText: plainText([vendor.name, vendor.contact, vendor.email, vendor.areas].join(' ')),
      },
    });
    if (await db.transact([...traceWrites(trace), write])) throw refuse('conflict');
  };

/** Archives it, or brings it back. Refuses `vendor-has-jobs`, and `conflict` when it changed meanwhile. */
export const archiveVendor =
  (db: Db) =>
  async ({ vendor, trace }: Change): Promise<void> => {
    const { organizationId, vendorId, archivedAt, version } = vendor;
    const asRead = isVersion(version - 1);
    const write = update(Vendor, {
      key: { organizationId, vendorId },
      set: { version, archivedAt },
      ...(archivedAt === undefined && { remove: ['archivedAt'] as const }),
      condition: archivedAt === undefined ? asRead : { and: [asRead, { attr: 'jobs', lte: 0 }] },
    });
    const failure = await db.transact([...traceWrites(trace), write]);
    if (failure) throw refuse((failure.found(Vendor)?.jobs ?? 0) > 0 ? 'vendor-has-jobs' : 'conflict');
  };
