import type { CurrentUser } from '../../shared/contract/users';
import { type RoleLabel, roleIds } from '../../shared/domain/roles';
import { canChange, type Plan, statusAt, trialDaysLeft } from '../../shared/domain/subscriptions';
import type { Account, Role } from '../table/accounts';
import type { Organization } from '../table/organizations';

/** Tenants and applicants have no part in the plan. */
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
  const { annual, startedAt, trialEndsAt, paidUntil, subscriptionId } = subscription;
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
        enddate: paidUntil ?? trialEndsAt,
      },
    ],
  };
}

/** The spec's current user data (§3): the active role first, the plan for the roles that work under it. */
export function currentUser(person: {
  account: Account;
  roles: readonly Role[];
  active: Role;
  organization: Organization;
  /** What the organizations of the person's other roles are called now. */
  otherNames: readonly Pick<Organization, 'organizationId' | 'name'>[];
  plans: readonly Plan[];
  now: Date;
}): CurrentUser {
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
    ...(active.grants && {
      grants: { areas: definedAreas(active.grants.areas), properties: active.grants.properties },
    }),
    account: {
      canChange: canChange(organization.subscription, now),
      status: statusAt(organization.subscription, now),
      ...(daysLeft !== undefined && { trialDaysLeft: daysLeft }),
    },
  };
}

function definedAreas(areas: NonNullable<Role['grants']>['areas']): Record<string, 'view' | 'change'> {
  return Object.fromEntries(Object.entries(areas).flatMap(([area, level]) => (level ? [[area, level]] : [])));
}
