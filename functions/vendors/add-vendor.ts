import { vendors as rows } from '../../shared/contract/vendors';
import { change } from '../runtime/change';
import type { Vendor } from '../table/vendors/record';
import { fieldsOf, staffOnly, vendorFacts, vendorObject } from './vendor-parts';

/** Writes a vendor down. */
export const addVendor = change(rows.addVendor, {
  ...staffOnly,
  act: async ({ viewer, now, body, trace }, deps) => {
    const vendorId = deps.ids.next('vnd');
    const vendor: Vendor = {
      organizationId: viewer.organizationId,
      vendorId,
      ...fieldsOf(body),
      addedAt: now.toISOString(),
      jobs: 0,
      stars: 0,
      ratings: 0,
      version: 1,
    };
    const reply = { success: 1, data: { vendor_id: vendorId } } as const;
    const left = trace({ action: 'vendor.add', object: vendorObject(vendor), after: vendorFacts(vendor) });
    await deps.vendors.add({ vendor, trace: { ...left, reply } });
    return reply;
  },
});
