import type { Contract } from '../../../shared/contract';
import type { Lease } from '../../../shared/domain/leases/lease';
import { signersOfPacket } from '../../../shared/domain/leases/lease-parts';
import type { SignerRole } from '../../../shared/domain/leases/packet';
import { isAdopted, isComplete, isOpen } from '../../../shared/domain/leases/status/standing';
import type { LeaseSignatures } from '../../../shared/domain/leases/status/status-words';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { findUnit } from '../../common/portfolio/find-unit';
import type { Handler } from '../../runtime/handler';

/** The instant when the last of a side signed; empty until all of them have. */
function signedAt(lease: Lease, { on, roles }: { on: string; roles: readonly SignerRole[] }): string {
  const packet = lease.packets.findLast((one) => isComplete(one, on) || isOpen(one, on));
  const side = packet ? signersOfPacket(lease, packet).filter(({ role }) => roles.includes(role)) : [];
  const instants = side.map(({ signed }) => signed?.at ?? '');
  return instants.includes('') ? '' : (instants.toSorted().at(-1) ?? '');
}

const isSignedOnPaper = ({ terms, packets }: Lease, on: string): boolean =>
  terms.some((term) => isAdopted(term, on)) ||
  packets.some((packet) => isComplete(packet, on) && packet.inPerson);

const signaturesOf = (lease: Lease, on: string): LeaseSignatures => ({
  tenant_signature: signedAt(lease, { on, roles: ['tenant'] }),
  owner_signature: signedAt(lease, { on, roles: ['owner', 'agent'] }),
  // To the specification, what was signed elsewhere is signed in person.
  esign_inperson: isSignedOnPaper(lease, on) ? 1 : 0,
});

/** API-17. Who has signed; an empty list for a lease of another unit. */
export const getLeaseAgreementDetails: Handler<Contract['leases']['getLeaseAgreementDetails']> = async (
  { viewer, now, body: { unitid: unitId, leaseid: leaseId } },
  deps,
) => {
  const [{ head }, read] = await Promise.all([
    findUnit({ viewer, now, unitId }, deps),
    deps.leases.byId({ organizationId: viewer.organizationId, leaseId }),
  ]);
  const isOfUnit = read?.lease.unitId === unitId;
  return { success: 1, data: isOfUnit ? [signaturesOf(read.lease, dayAt(head.property, now))] : [] };
};
