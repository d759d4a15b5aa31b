import { nameOf } from '../../../shared/domain/names';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { OutboxEntry } from '../../table/outbox/record';
import type { Person } from '../../table/people/record';
import { newInvitationLink } from './invitation-link';
import type { OwnRole } from './own-invitation';

type Inviting = {
  /** Invited before and not in yet; the link is made anew. */
  readonly known: Person | undefined;
  readonly facts: Pick<Person, 'organizationId' | 'email' | 'firstName' | 'lastName'>;
  readonly roleLabel: OwnRole;
  /** Who acts in the log: no staff asked for it. */
  readonly process: string;
  readonly hasPaid: boolean;
  /** Mails that wait in the outbox, with the link. */
  readonly mails?: (address: string) => readonly Omit<OutboxEntry, 'tries'>[];
  readonly now: Date;
};

/** Invites a tenant who signed or an applicant who asks, under the limits of every invitation. Never looks up
 * their account, so that nobody learns of one. Refuses as `people.invite` does. */
export async function inviteThemselves(
  { known, facts, roleLabel, process, hasPaid, mails = () => [], now }: Inviting,
  deps: Deps,
): Promise<Pick<Person, 'userRoleId'> & { readonly address: string }> {
  const { organizationId } = facts;
  const userRoleId = known?.userRoleId ?? deps.ids.next('rol');
  const { link, address } = newInvitationLink({ organizationId, userRoleId, now }, deps);
  const object = { kind: 'person' as const, id: userRoleId, name: nameOf(facts) };
  const action = known ? 'person.resend' : 'person.invite';
  const trace = { audit: auditedProcess({ action, object, organizationId, process, now }, deps), now };
  if (known) {
    await deps.people.resend({ person: known, hasPaid, link, mails: mails(address), trace });
    return { userRoleId, address };
  }
  const at = now.toISOString();
  const person = {
    ...facts,
    userRoleId,
    userId: '',
    roleLabel,
    status: 'invited' as const,
    ownerId: '',
    createdAt: at,
    invitedAt: at,
    version: 1,
    expiresAt: link.expiresAt,
    inviteHash: link.tokenHash,
  };
  await deps.people.invite({ person, hasPaid, mails: mails(address), trace });
  return { userRoleId, address };
}
