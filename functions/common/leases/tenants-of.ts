import { nameOf, type Tenant } from '../../../shared/domain/leases/parties';
import { latestSigned, termInForce } from '../../../shared/domain/leases/standing';
import { type LeaseAt, momentAt } from './lease-at';

/** The tenants of the term in force. */
export function tenantsNow(at: LeaseAt, now: Date): readonly Tenant[] {
  const { lease } = at.read;
  const { on } = momentAt(at, now);
  const term = termInForce(lease, on) ?? latestSigned(lease, on) ?? lease.terms.at(-1);
  return term?.parties.tenants ?? [];
}

/** The same by id and name. */
export const tenantsOf = (at: LeaseAt, now: Date): { tenant_id: string; name: string }[] =>
  tenantsNow(at, now).map((tenant) => ({ tenant_id: tenant.id, name: nameOf(tenant) }));
