import type { InputOf } from '../../../../shared/contract/endpoint';
import type { people } from '../../../../shared/contract/people';
import { messages } from '../../../../shared/domain/messages';
import { type InvitableRole, takesGrants } from '../../../../shared/domain/people';
import type { Problem } from '../../../../shared/domain/problem';
import { looksLikeEmail } from '../../../../shared/domain/text';
import { type GrantsValues, grantsOf, grantsProblems, noGrants } from './grants-values';

export type InviteValues = {
  role: InvitableRole;
  ownerId: string;
  email: string;
  firstName: string;
  lastName: string;
  grants: GrantsValues;
};

export const firstValues: InviteValues = {
  role: 'rentalManager',
  ownerId: '',
  email: '',
  firstName: '',
  lastName: '',
  grants: noGrants,
};

export function inviteProblems({ role, ownerId, email, grants }: InviteValues): Problem[] {
  const problems: Problem[] = [];
  if (role === 'rentalOwner' && ownerId === '')
    problems.push({ path: ['ownerId'], message: 'Choose the rental owner this person is' });
  if (email.trim() === '') problems.push({ path: ['email'], message: messages.emailRequired });
  else if (!looksLikeEmail(email.trim())) problems.push({ path: ['email'], message: messages.emailInvalid });
  return takesGrants(role) ? [...problems, ...grantsProblems(grants)] : problems;
}

/** The form's name for a field of the call. */
export const inviteNameOf = (wireName: string): string => (wireName === 'owner_id' ? 'ownerId' : wireName);

export const inviteBody = (values: InviteValues): InputOf<typeof people.invitePerson>['body'] => ({
  email: values.email.trim(),
  role_label: values.role,
  first_name: values.firstName,
  last_name: values.lastName,
  owner_id: values.role === 'rentalOwner' ? values.ownerId : '',
  grants: takesGrants(values.role) ? grantsOf(values.grants) : { areas: {}, properties: [] },
});
