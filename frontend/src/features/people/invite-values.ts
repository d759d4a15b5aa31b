import type { InputOf } from '../../../../shared/contract/endpoint';
import type { people } from '../../../../shared/contract/people';
import { messages } from '../../../../shared/domain/messages';
import { nameLineProblem } from '../../../../shared/domain/name-line';
import { type InvitableRole, takesGrants } from '../../../../shared/domain/people/people';
import { type Problem, problemsOf } from '../../../../shared/domain/problem';
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

/** The problems of an invitation. */
export function inviteProblems({
  role,
  ownerId,
  email,
  firstName,
  lastName,
  grants,
}: InviteValues): Problem[] {
  const problems: Problem[] = [];
  if (role === 'rentalOwner' && ownerId === '')
    problems.push({ path: ['ownerId'], message: 'Choose the rental owner this person is' });
  if (email.trim() === '') problems.push({ path: ['email'], message: messages.emailRequired });
  else if (!looksLikeEmail(email.trim())) problems.push({ path: ['email'], message: messages.emailInvalid });
  problems.push(
    ...problemsOf({ firstName: nameLineProblem(firstName), lastName: nameLineProblem(lastName) }),
  );
  return takesGrants(role) ? [...problems, ...grantsProblems(grants)] : problems;
}

const fieldNames: Readonly<Record<string, string>> = {
  owner_id: 'ownerId',
  first_name: 'firstName',
  last_name: 'lastName',
};

/** The form's name for a field of the call. */
export const inviteNameOf = (wireName: string): string => fieldNames[wireName] ?? wireName;

export const inviteBody = (values: InviteValues): InputOf<typeof people.invitePerson>['body'] => ({
  email: values.email.trim(),
  role_label: values.role,
  first_name: values.firstName,
  last_name: values.lastName,
  owner_id: values.role === 'rentalOwner' ? values.ownerId : '',
  grants: takesGrants(values.role) ? grantsOf(values.grants) : { areas: {}, properties: [] },
});
