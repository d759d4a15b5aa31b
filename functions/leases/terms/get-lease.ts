import type { Contract } from '../../../shared/contract';
import type { LeaseDetails } from '../../../shared/contract/leases';
import { defined } from '../../../shared/domain/defined';
import { isStaff } from '../../../shared/domain/people/permissions';
import { readsTenantRecord } from '../../../shared/domain/people/tenant-record';
import { usualLeaseDefaults } from '../../../shared/domain/settings/lease-defaults';
import { findLease } from '../../common/leases/lease-at';
import { moveInLinesOf } from '../../common/ledger/move-in-lines-of';
import { type Looking, ownersSeenAt } from '../../common/portfolio/owner-reach';
import type { Deps } from '../../runtime/deps/deps';
import type { Handler } from '../../runtime/handler';
import type { PropertyHead } from '../../table/properties/record';
import { tenantPeople } from '../adopt/tenant-people';
import { readLease } from './read-lease';
import { uninsuredTenants } from './uninsured-tenants';

/**
 * A paper names every owner. How to reach one is for those who see that owner, as on the property's page, and
 * for staff while the share counts: they have the lease signed.
 */
async function withOwnersSeen(
  lease: LeaseDetails,
  { head, ...looking }: Looking & { readonly head: PropertyHead },
  deps: Deps,
): Promise<LeaseDetails> {
  const isSeen = await ownersSeenAt(head, looking, deps);
  const isReached = (ownerId: string) =>
    isSeen(ownerId) || (isStaff(looking.viewer) && head.ownerIds.includes(ownerId));
  const terms = lease.terms.map((term) => {
    const owners = term.parties.owners.map((owner) =>
      isReached(owner.ownerId) ? owner : { ...owner, email: '', mobile: '' },
    );
    return { ...term, parties: { ...term.parties, owners } };
  });
  const packets = lease.packets.map((packet) => ({
    ...packet,
    signers: packet.signers.map((signer) =>
      signer.role === 'owner' && !isReached(signer.signer_id) ? { ...signer, email: '' } : signer,
    ),
  }));
  return { ...lease, terms, packets, owners: lease.owners.filter(({ owner_id }) => isReached(owner_id)) };
}

async function usualMonths(organizationId: string, { organizationSettings }: Deps): Promise<number> {
  const settings = await organizationSettings.ofOrganization(organizationId);
  return (settings?.lease ?? usualLeaseDefaults).termMonths;
}

export const getLease: Handler<Contract['leases']['getLease']> = async ({ viewer, now, params }, deps) => {
  const at = await findLease({ viewer, now, leaseId: params.leaseId }, deps);
  const people = await tenantPeople(at, now, deps);
  const lease = readLease(at, { viewer, now, ...people });
  const asksInsurance = lease.status === 'signed' && readsTenantRecord(viewer);
  const [seen, moveIn, months, uninsured] = await Promise.all([
    withOwnersSeen(lease, { viewer, now, head: at.head }, deps),
    lease.may.see_ledger ? moveInLinesOf(at, deps) : undefined,
    lease.status === 'draft' ? usualMonths(viewer.organizationId, deps) : undefined,
    asksInsurance ? uninsuredTenants(at, { now, roles: people.roles }, deps) : undefined,
  ]);
  const more = defined({ move_in: moveIn, usual_months: months, uninsured });
  return { success: 1, data: { ...seen, ...more } };
};
