import type { FieldErrors, Resolver } from 'react-hook-form';
import type { InputOf } from '../../../../shared/contract/endpoint';
import type { people } from '../../../../shared/contract/people';
import { messages } from '../../../../shared/domain/messages';
import { type InvitableRole, takesGrants } from '../../../../shared/domain/people';
import { looksLikeEmail } from '../../../../shared/domain/text';
import { type GrantsValues, grantsOf, grantsProblem, noGrants } from './grants-values';

export type InviteValues = {
  role: InvitableRole;
  email: string;
  firstName: string;
  lastName: string;
  ownerId: string;
  grants: GrantsValues;
};

export const firstValues: InviteValues = {
  role: 'rentalManager',
  email: '',
  firstName: '',
  lastName: '',
  ownerId: '',
  grants: noGrants,
};

/** What stands in the way of sending it, by field. */
export function inviteProblems(values: InviteValues): Partial<Record<keyof InviteValues, string>> {
  const email = values.email.trim();
  const mail = email === '' ? messages.emailRequired : looksLikeEmail(email) ? '' : messages.emailInvalid;
  const owner =
    values.role === 'rentalOwner' && values.ownerId === '' ? 'Choose the rental owner this person is' : '';
  const grants = takesGrants(values.role) ? grantsProblem(values.grants) : undefined;
  return {
    ...(mail && { email: mail }),
    ...(owner && { ownerId: owner }),
    ...(grants && { grants }),
  };
}

export const inviteResolver: Resolver<InviteValues> = (values) => {
  const errors: FieldErrors<InviteValues> = {};
  const problems = inviteProblems(values);
  if (problems.email) errors.email = { type: 'rule', message: problems.email };
  if (problems.ownerId) errors.ownerId = { type: 'rule', message: problems.ownerId };
  if (problems.grants) errors.grants = { root: { type: 'rule', message: problems.grants } };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

export const inviteBody = (values: InviteValues): InputOf<typeof people.invitePerson>['body'] => ({
  email: values.email.trim(),
  role_label: values.role,
  first_name: values.firstName,
  last_name: values.lastName,
  owner_id: values.role === 'rentalOwner' ? values.ownerId : '',
  grants: takesGrants(values.role) ? grantsOf(values.grants) : { areas: {}, properties: [] },
});
