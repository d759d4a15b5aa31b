import type { Contract } from '../../shared/contract';
import { myBalance } from '../common/tenants/my-balance';
import { tenantPlace } from '../common/tenants/tenant-place';
import type { Handler } from '../runtime/handler';
import { myReports } from './find-my-report';
import { readLandlord, readMyLease } from './read-my-lease';

/** The caller's own leases as a tenant, what is to be signed first; none for anybody else. */
export const getHome: Handler<Contract['tenants']['getHome']> = async (request, deps) => {
  const { viewer, now } = request;
  const tenancies = await deps.tenants.of(viewer);
  const [landlord, ...found] = await Promise.all([
    readLandlord(request, deps),
    ...tenancies.map(async (tenancy) => {
      const place = await tenantPlace({ tenancy, now }, deps);
      if (!place) return undefined;
      const [money, reports] = await Promise.all([myBalance(place, request, deps), myReports(place, deps)]);
      return { place, money, reports };
    }),
  ]);
  const leases = found.flatMap((one) =>
    one ? [{ ...readMyLease(one.place, landlord), money: one.money, reports: one.reports }] : [],
  );
  const placeOf = ({ to_sign, lives_there }: (typeof leases)[number]) =>
    (to_sign ? 0 : 2) + (lives_there ? 0 : 1);
  return { success: 1, data: { leases: leases.toSorted((one, other) => placeOf(one) - placeOf(other)) } };
};
