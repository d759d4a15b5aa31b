import { vendors as rows } from '../../shared/contract/vendors';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { archivedVendor } from './archived-vendor';
import { findVendor } from './find-vendor';
import { keepersOnly } from './vendor-parts';

/** Archives a vendor that has no job. */
export const archiveVendor = change(rows.archiveVendor, {
  ...keepersOnly,
  read: ({ viewer, body }, deps) => findVendor(viewer, body.vendor_id, deps),
  act: async ({ found, now, trace }, deps) => {
    if (found.archivedAt !== undefined) throw refuse('conflict');
    await deps.vendors.archive(archivedVendor(found, now.toISOString(), trace));
    return { success: 1 };
  },
});
