import type { Tenancy } from '../table/tenants/record';

/** One person's tenancies, the newest first. Ids of leases end with one that sorts by time. */
export const newestFirst = (tenancies: readonly Tenancy[]): Tenancy[] =>
  tenancies.toSorted((one, other) => other.leaseId.slice(-26).localeCompare(one.leaseId.slice(-26)));
