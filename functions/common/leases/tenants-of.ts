import type { Lease } from '../../../shared/domain/leases/lease';
import type { Day } from '../../../shared/domain/leases/moments';
import { nameOf, type Tenant } from '../../../shared/domain/leases/parties';
import { latestSigned, termInForce } from '../../../shared/domain/leases/status/standing';
import { type LeaseAt, momentAt } from './lease-at';

type About = { readonly lease: Lease; readonly on: Day };

/** The tenants with a mail address who live there, or who signed last. */
export const tenantsAsked = ({ lease, on }: About): readonly Tenant[] =>
  ((termInForce(lease, on) ?? latestSigned(lease, on))?.parties.tenants ?? []).filter(
    ({ email }) => email !== '',
  );

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
