import type { Deps } from '../../runtime/deps/deps';
import type { LeaseRead } from '../../table/leases/read';
import type { Organization } from '../../table/organizations/record';

type Sent = {
  readonly read: LeaseRead;
  readonly link: { readonly term: number; readonly version: number };
  readonly organization: Organization;
};

/** The events of a packet. */
export const eventsOf = ({ read, link }: Pick<Sent, 'read' | 'link'>) =>
  read.events.filter(({ term, version }) => term === link.term && version === link.version);

/** Who sent a packet; the organization's head if that account is gone. */
export async function senderOf(sent: Sent, { accounts }: Deps) {
  const event = eventsOf(sent).find(({ kind }) => kind === 'sent');
  const sender = event && (await accounts.byId(event.actor.id));
  return sender ?? (await accounts.byId(sent.organization.adminUserId));
}
