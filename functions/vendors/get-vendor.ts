import type { Contract } from '../../shared/contract';
import { mayKeepVendors } from '../../shared/domain/requests/keep-vendors';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import { readLine } from '../common/requests/read-line';
import type { Handler } from '../runtime/handler';
import { findVendor } from './find-vendor';
import { permitStaff, vendorLine } from './vendor-parts';

const jobsShown = 50;

/** A vendor with its latest requests, as far as the caller sees their properties. */
export const getVendor: Handler<Contract['vendors']['getVendor']> = async (request, deps) => {
  permitStaff(request);
  const { viewer, now, params } = request;
  const vendor = await findVendor(viewer, params.id, deps);
  const [jobs, sees] = await Promise.all([
    deps.vendors.jobs({ ...vendor, limit: jobsShown }),
    propertiesSeen({ viewer, now, area: 'requests' }, deps),
  ]);
  const keys = new Map(
    jobs.map(({ organizationId, requestId }) => [requestId, { organizationId, requestId }]),
  );
  const found = await deps.requests.byKeys([...keys.values()]);
  return {
    success: 1,
    data: {
      ...vendorLine(vendor, now),
      notes: vendor.notes,
      requests: found
        .filter(({ place }) => sees?.(place.propertyId) === true)
        .map((one) => readLine(one, now.toISOString())),
      may_change: mayKeepVendors(viewer),
    },
  };
};
