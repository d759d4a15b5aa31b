import type { RequestOf } from '../../shared/contract/endpoint';
import type { people as rows } from '../../shared/contract/people';
import { messages } from '../../shared/domain/messages';
import { grantsWithin, takesGrants } from '../../shared/domain/people/people';
import { tidyName } from '../../shared/domain/people/person-details';
import { looksLikeEmail, normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import type { InvitationLink } from '../common/people/invitation-link';
import type { Deps } from '../runtime/deps/deps';
import type { Person, PersonKey } from '../table/people/record';

type Form = RequestOf<(typeof rows)['invitePerson']>['body'];
type Invited = Pick<Person, 'email' | 'firstName' | 'lastName' | 'roleLabel' | 'ownerId' | 'grants'>;

/** The rental owner's record that the invited person is; refuses `not-found` for one of nobody here. */
async function ownerOf(form: Form, organizationId: string, deps: Deps) {
  if (form.role_label !== 'rentalOwner') return undefined;
  if (form.owner_id === '')
    throw refuse('invalid', { fields: { owner_id: 'Choose the rental owner this person is' } });
  const [owner] = await deps.owners.byIds({ organizationId, ownerIds: [form.owner_id] });
  if (!owner) throw refuse('not-found');
  return owner;
}

/** The invited person, sanitized, with only grants the role allows. Refuses `invalid` and `not-found`. */
export async function invitedBy(
  form: Form,
  { organizationId }: { organizationId: string },
  deps: Deps,
): Promise<Invited> {
  const email = normalizeEmail(form.email);
  if (!looksLikeEmail(email)) throw refuse('invalid', { fields: { email: messages.emailInvalid } });
  const owner = await ownerOf(form, organizationId, deps);
  return {
    email,
    firstName: tidyName(form.first_name) || (owner?.firstName ?? ''),
    lastName: tidyName(form.last_name) || (owner?.lastName ?? ''),
    roleLabel: form.role_label,
    ownerId: owner?.ownerId ?? '',
    grants: takesGrants(form.role_label) ? grantsWithin(form.role_label, form.grants) : undefined,
  };
}

export const newlyInvited = (
  invited: Invited & PersonKey,
  { link, now }: { readonly link: InvitationLink; readonly now: Date },
) => ({
  ...invited,
  userId: '',
  status: 'invited' as const,
  createdAt: now.toISOString(),
  invitedAt: now.toISOString(),
  expiresAt: link.expiresAt,
  inviteHash: link.tokenHash,
  version: 1,
});
