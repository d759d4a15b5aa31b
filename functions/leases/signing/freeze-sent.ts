import type { Done } from '../../../shared/domain/leases/given';
import type { LeaseFound } from '../../common/leases/change-lease';
import { freezeText, type LeaseText } from '../../common/leases/lease-text';
import { refuseUnprintable } from '../../common/leases/refuse-unprintable';
import type { Deps } from '../../runtime/deps/deps';
import type { Organization } from '../../table/organizations/record';

type Sent = {
  readonly at: LeaseFound['at'];
  readonly organization: Organization;
  readonly text: LeaseText;
};

/** Stores the text of the packet that was just sent, once it is known to print. */
export async function freezeSent(
  { lease, events }: Done,
  { at, organization, text }: Sent,
  deps: Deps,
): Promise<void> {
  const packet = lease.packets.at(-1);
  if (!packet) throw new Error('Nothing was sent');
  const paper = { ...at, read: { ...at.read, lease }, organization, packet };
  await refuseUnprintable({ at: paper, document: text.document, events }, deps);
  const { organizationId } = organization;
  await freezeText(text, { organizationId, files: deps.files });
}
