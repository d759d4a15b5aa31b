import { plainName } from '../../shared/domain/name-line';
import { nameOf } from '../../shared/domain/names';
import { type Plan, type Subscription, trialDays } from '../../shared/domain/subscriptions/subscriptions';
import type { Deps } from '../runtime/deps/deps';
import type { Account, Role, SignUp } from '../table/accounts/record';
import type { NewOrganization } from '../table/organizations/writes';

/** The plan whose head is an orgAdmin (decisions, Plans). */
const organizationPlan = 4;

/** The trial begins with the sign-up. */
const newSubscription = ({ planId, annual, createdAt }: SignUp, { ids }: Deps): Subscription => ({
  subscriptionId: ids.next('sub'),
  planId,
  annual,
  startedAt: createdAt,
  trialEndsAt: new Date(Date.parse(createdAt) + trialDays * 86_400_000).toISOString(),
});

/** A sign-up's account, its organization, named after the person until renamed, and the head's role. */
export function makeAccount(
  { signUp, plans }: { readonly signUp: SignUp; readonly plans: readonly Plan[] },
  deps: Deps,
): { account: Account; organization: NewOrganization; role: Role } {
  const { email, firstName, lastName, mobile, passwordHash, planId, createdAt } = signUp;
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error('The plan of a sign-up is not among the plans');
  const [userId, organizationId] = [deps.ids.next('usr'), deps.ids.next('org')];
  // First and last name together can be longer than an organization's name may be.
  const name = plainName(nameOf(signUp));
  return {
    account: { userId, email, firstName, lastName, mobile, passwordHash, createdAt },
    organization: {
      organizationId,
      name,
      adminUserId: userId,
      subscription: newSubscription(signUp, deps),
      limits: { properties: plan.no_of_properties, units: plan.no_of_units },
      setup: {},
      createdAt,
    },
    role: {
      userRoleId: deps.ids.next('rol'),
      userId,
      roleLabel: plan.id === organizationPlan ? 'orgAdmin' : signUp.role,
      organizationId,
      organizationName: name,
      adminUserId: userId,
      createdAt,
    },
  };
}
