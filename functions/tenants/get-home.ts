import type { Contract } from '../../shared/contract';
import { tenantPlace } from '../common/tenants/tenant-place';
import type { Handler } from '../runtime/handler';
import { readLandlord, readMyLease } from './read-my-lease';

/** The caller's own leases as a tenant, what is to be signed first; none for anybody else. */
export const getHome: Handler<Contract['tenants']['getHome']> = async (request, deps) => {
  const { viewer, now } = request;
  const tenancies = await deps.tenants.of(viewer);
  const [landlord, ...found] = await Promise.all([
    readLandlord(request, deps),
    ...tenancies.map((tenancy) => tenantPlace({ tenancy, now }, deps)),
  ]);
  const leases = found.flatMap((place) => (place ? [readMyLease(place, landlord)] : []));
  const placeOf = ({ to_sign, lives_there }: (typeof leases)[number]) =>
    (to_sign ? 0 : 2) + (lives_there ? 0 : 1);
  return { success: 1, data: { leases: leases.toSorted((one, other) => placeOf(one) - placeOf(other)) } };
};
