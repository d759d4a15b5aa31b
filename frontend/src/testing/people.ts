import type { CurrentUser } from '../../../shared/contract/users';
import { type RoleLabel, roleIds } from '../../../shared/domain/people/roles';
import { sessionKeys } from '../api/session-store';

type Choice = {
  readonly role: RoleLabel;
  readonly planId?: number;
  readonly grants?: CurrentUser['grants'];
  readonly account?: CurrentUser['account'];
  /** An admin looks as this person. */
  readonly view_as?: CurrentUser['view_as'];
};

export const userOf = ({
  role,
  planId = 2,
  account = { canChange: true },
  view_as,
  grants,
}: Choice): CurrentUser => ({
  id: 'usr_ada',
  first_name: 'Ada',
  last_name: 'Vale',
  email: 'ada@vale.test',
  mobile_number: '5550001111',
  roles: [
    {
      user_role_id: 'rol_1',
      role_label: role,
      role_id: roleIds[role],
      admin_userid: 'usr_head',
      organization: 'Vale Homes',
    },
  ],
  plan: [
    {
      planid: planId,
      plan: 'Plan',
      no_of_properties: 10,
      no_of_units: 50,
      subscription_type: 'monthly',
      annual_price: 190,
    },
  ],
  user_plans: [{ id: 'sub_1', amount: 19, startdate: '2026-01-01', enddate: '2027-01-01' }],
  account,
  ...(view_as && { view_as }),
  ...(grants && { grants }),
});

/** A token that holds until the year 2100. */
export const lastingToken = `${btoa('{}')}.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.x`;

/** Signs someone in, in this browser only. */
export function logIn(choice: Choice): void {
  localStorage.clear();
  localStorage.setItem(sessionKeys.token, lastingToken);
  localStorage.setItem(sessionKeys.sessionId, 'ses_1');
  localStorage.setItem(sessionKeys.user, JSON.stringify(userOf(choice)));
}
