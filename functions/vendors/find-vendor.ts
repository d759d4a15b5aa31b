import type { Viewer } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { Vendor } from '../table/vendors/record';

/** A vendor of the caller's organization. Refuses `not-found` for any other. */
export async function findVendor(viewer: Viewer, vendorId: string, { vendors }: Deps): Promise<Vendor> {
  const vendor = await vendors.byId({ organizationId: viewer.organizationId, vendorId });
  if (!vendor) throw refuse('not-found');
  return vendor;
}
