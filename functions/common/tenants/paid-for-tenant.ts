import { shownTerm } from '../../../shared/domain/leases/status/tenancy';
import { payerIn } from '../../../shared/domain/ledger/rent/roommates';
import { roommateOf } from '../ledger/roommates';
import type { TenantPlace } from './tenant-place';

/** Who paid or was paid, and the number of the check or transfer. */
type Paid = readonly [who: string, reference: string];
export type ReadPaid = (...paid: Paid) => Paid;

/**
 * A payment as one of the tenants reads it: the own one whole, of a roommate's the first name, of anybody
 * else's neither name nor reference (D26). Who never shared the lease reads all.
 */
export function paidForTenant({ read: { lease }, terms, on }: TenantPlace): ReadPaid {
  const all = lease.terms.flatMap(({ parties }) => parties.tenants);
  const tenants = new Map(all.map((tenant) => [tenant.id, tenant]));
  if (tenants.size < 2) return (...paid) => paid;
  const me = shownTerm(lease, terms, on)?.tenant.id;
  const roommates = [...tenants.values()].map(roommateOf);
  return (who, reference) => {
    const tenant = tenants.get(payerIn(roommates, who)?.id ?? '');
    return tenant && tenant.id === me ? [who, reference] : [tenant?.firstName ?? '', ''];
  };
}
