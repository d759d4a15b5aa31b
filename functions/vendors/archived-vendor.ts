import type { Audited } from '../runtime/audit';
import type { Trace } from '../table/audit/writes';
import type { Vendor } from '../table/vendors/record';
import { vendorFacts, vendorObject } from './vendor-parts';

/** The vendor archived at an instant, or brought back, with its log entry. */
export function archivedVendor(
  before: Vendor,
  archivedAt: string | undefined,
  trace: (change: Audited) => Trace,
) {
  const { archivedAt: _, ...rest } = before;
  const vendor: Vendor = {
    ...rest,
    ...(archivedAt !== undefined && { archivedAt }),
    version: before.version + 1,
  };
  const action = archivedAt === undefined ? 'vendor.restore' : 'vendor.archive';
  const said = { before: vendorFacts(before), after: vendorFacts(vendor) };
  return { vendor, trace: trace({ action, object: vendorObject(vendor), ...said }) };
}
