import type { CurrentUser } from '../../../shared/contract/users';
import { type RoleLabel, roleIds } from '../../../shared/domain/people/roles';
import {
  canChange,
  type Plan,
  runsUntil,
  statusAt,
  trialDaysLeft,
} from '../../../shared/domain/subscriptions/subscriptions';
import type { Deps } from '../../runtime/deps/deps';
import type { AccountWithRoles } from '../../table/accounts/read';
import type { Role } from '../../table/accounts/record';
import type { Organization } from '../../table/organizations/record';

/** Tenants and applicants are not part of the plan. */
const rolesWithoutPlan: readonly RoleLabel[] = ['tenant', 'applicant'];

const roleOnTheWire = (role: Role, names: ReadonlyMap<string, string>): CurrentUser['roles'][number] => ({
  user_role_id: role.userRoleId,
  role_label: role.roleLabel,
  role_id: roleIds[role.roleLabel],
  admin_userid: role.adminUserId,
  organization: names.get(role.organizationId) ?? role.organizationName,
});

function planParts(
  { subscription, limits }: Organization,
  plan: Plan,
): Pick<CurrentUser, 'plan' | 'user_plans'> {
  const { annual, startedAt, subscriptionId } = subscription;
  return {
    plan: [
      {
        planid: plan.id,
        plan: plan.plan,
        no_of_properties: limits.properties,
        no_of_units: limits.units,
        subscription_type: annual ? 'annually' : 'monthly',
        annual_price: plan.annual_price,
      },
    ],
    user_plans: [
      {
        id: subscriptionId,
        amount: annual ? plan.annual_price : plan.price,
        startdate: startedAt,
        enddate: runsUntil(subscription),
      },
    ],
  };
}

/** The spec's current user data (§3): active role first; the plan for roles that work under it. */
export function describeUser(
  person: AccountWithRoles & {
    readonly active: Role;
    readonly organization: Organization;
    /** Current names of the organizations of the person's other roles. */
    readonly otherNames: readonly Pick<Organization, 'organizationId' | 'name'>[];
    readonly plans: readonly Plan[];
    readonly now: Date;
  },
): CurrentUser {
  const { account, roles, active, organization, otherNames, plans, now } = person;
  const plan = plans.find(({ id }) => id === organization.subscription.planId);
  if (!plan) throw new Error('An organization’s plan is not among the plans');
  const others = roles.filter((role) => role.userRoleId !== active.userRoleId);
  const names = new Map(
    [...otherNames, organization].map(({ organizationId, name }) => [organizationId, name]),
  );
  const daysLeft = trialDaysLeft(organization.subscription, now);
  return {
    id: account.userId,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    mobile_number: account.mobile,
    ...(account.photo && { has_photo: true as const }),
    roles: [active, ...others].map((role) => roleOnTheWire(role, names)),
    ...(rolesWithoutPlan.includes(active.roleLabel)
      ? { plan: [], user_plans: [] }
      : planParts(organization, plan)),
    ...(active.grants && { grants: active.grants }),
    account: {
      canChange: canChange(organization.subscription, now),
      status: statusAt(organization.subscription, now),
      ...(daysLeft !== undefined && { trialDaysLeft: daysLeft }),
      ...(organization.asksModel && { assistantModel: true as const }),
    },
  };
}

/** Names of the person's other organizations; reads nothing when there are none. */
export async function otherNames(
  { roles, active }: { roles: readonly Role[]; active: Role },
  { organizations }: Pick<Deps, 'organizations'>,
): Promise<Pick<Organization, 'organizationId' | 'name'>[]> {
  const others = roles
    .map(({ organizationId }) => organizationId)
    .filter((organizationId) => organizationId !== active.organizationId);
  return others.length === 0 ? [] : organizations.namesOf(others);
}
