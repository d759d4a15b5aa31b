import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import { messages } from '../../shared/domain/messages';
import { grantsWithin, takesGrants } from '../../shared/domain/people';
import { looksLikeEmail, namePunctuation, normalizeEmail, sanitizeName } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { Person } from '../table/people';

type Form = RequestOf<Contract['people']['invitePerson']>['body'];

const tidyName = (name: string): string => sanitizeName(name, namePunctuation).trim();

/** The rental owner's record that the invited person is; refuses `not-found` for one of nobody here. */
async function ownerOf(form: Form, organizationId: string, deps: Deps) {
  if (form.role_label !== 'rentalOwner') return undefined;
  if (form.owner_id === '')
    throw refuse('invalid', { fields: { owner_id: 'Choose the rental owner this person is' } });
  const [owner] = await deps.owners.byIds({ organizationId, ownerIds: [form.owner_id] });
  if (!owner) throw refuse('not-found');
  return owner;
}

/** Who is invited, by the form: sanitized, with no more granted than the role can be. Refuses `invalid` and `not-found`. */
export async function invitedBy(
  form: Form,
  { organizationId }: { organizationId: string },
  deps: Deps,
): Promise<Pick<Person, 'email' | 'firstName' | 'lastName' | 'roleLabel' | 'ownerId' | 'grants'>> {
  const email = normalizeEmail(form.email);
  if (!looksLikeEmail(email)) throw refuse('invalid', { fields: { email: messages.emailInvalid } });
  const owner = await ownerOf(form, organizationId, deps);
  return {
    email,
    firstName: tidyName(form.first_name) || (owner?.firstName ?? ''),
    lastName: tidyName(form.last_name) || (owner?.lastName ?? ''),
    roleLabel: form.role_label,
    ownerId: owner?.ownerId ?? '',
    ...(takesGrants(form.role_label) && { grants: grantsWithin(form.role_label, form.grants) }),
  };
}
