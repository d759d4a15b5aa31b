import { vendors as rows } from '../../shared/contract/vendors';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import type { Vendor } from '../table/vendors/record';
import { findVendor } from './find-vendor';
import { fieldsOf, keepersOnly, vendorFacts, vendorObject } from './vendor-parts';

/** Changes a vendor, unless somebody else did meanwhile. */
export const updateVendor = change(rows.updateVendor, {
  ...keepersOnly,
  read: ({ viewer, params }, deps) => findVendor(viewer, params.id, deps),
  act: async ({ body, found, trace }, deps) => {
    if (body.version !== found.version) throw refuse('changed-meanwhile');
    const { insuredUntil: _, ...before } = found;
    const vendor: Vendor = { ...before, ...fieldsOf(body), version: found.version + 1 };
    await deps.vendors.update({
      vendor,
      trace: trace({
        action: 'vendor.update',
        object: vendorObject(vendor),
        before: vendorFacts(found),
        after: vendorFacts(vendor),
      }),
    });
    return { success: 1, data: { version: vendor.version } };
  },
});
