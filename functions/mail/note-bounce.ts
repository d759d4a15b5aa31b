import { isRefused } from '../../shared/domain/leases/refusals';
import { noteMail } from '../../shared/domain/leases/signing/note-mail';
import { isOpen } from '../../shared/domain/leases/status/standing';
import { leaseBounced } from '../../shared/domain/leases/steps/lease-notifications';
import type { Invitation } from '../common/leases/invitation-tags';
import { aboutLease, givenAt, leaseInOrganization } from '../common/leases/lease-at';
import { saveLease } from '../common/leases/save-lease';
import { senderOf } from '../common/leases/sender-of';
import { notifyKnownHead } from '../common/notifications/notify';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';

const process = 'Mail delivery';
const actor = { id: 'mail', name: process, origin: { ipAddress: '', userAgent: '' } };

/** Shows on the lease that a signer's invitation bounced, and tells its sender. Once for each mail. */
export async function noteBounce(invitation: Invitation, deps: Deps): Promise<void> {
  const at = await leaseInOrganization(invitation, deps);
  if (!at) return;
  const now = deps.clock.now();
  const { read, unit, organization } = at;
  const { lease } = read;
  const given = { ...givenAt(at, { actor, now }), lease };
  const { term, version, signer: id } = invitation;
  const packet = lease.packets.find((one) => one.term === term && one.version === version);
  const signer = lease.signers.find(
    (one) => one.term === term && one.version === version && one.id === id && !one.signed,
  );
  if (!packet || !signer || !isOpen(packet, given.now.on)) return;
  const link = { term, version, signer: id };
  const done = noteMail(given, { link, mail: 'bounced' });
  if (isRefused(done) || done.events.length === 0) return;
  const { organizationId } = organization;
  const about = { ...aboutLease(lease.leaseId, unit), after: { name: signer.name } };
  const audit = auditedProcess({ action: 'lease.bounce', organizationId, process, now, ...about }, deps);
  const facts = { leaseId: lease.leaseId, unitNumber: unit.unitNumber, name: signer.name };
  const sender = await senderOf({ ...at, link }, deps);
  const event = { organizationId, source: audit.auditId, text: leaseBounced(facts), now };
  const told = notifyKnownHead(sender, event);
  await saveLease({ ...at, done, now, trace: { audit, told, now } }, deps);
}
