import { plainName } from '../../shared/domain/name-line';
import { nameOf } from '../../shared/domain/names';
import type { RoleLabel } from '../../shared/domain/roles';
import { type Plan, type Subscription, trialDays } from '../../shared/domain/subscriptions';
import type { Deps } from '../runtime/deps/deps';
import type { Account, Role } from '../table/accounts/record';
import type { NewOrganization } from '../table/organizations/writes';

/** The plan whose head is an organization's admin (decisions, Plans). */
const organizationPlan = 4;

type SignUp = {
  readonly person: Pick<Account, 'firstName' | 'lastName' | 'email' | 'mobile'>;
  readonly passwordHash: string;
  readonly plan: Plan;
  readonly annual: boolean;
  readonly role: RoleLabel | undefined;
  readonly now: Date;
};

function newSubscription({ plan, annual, now }: SignUp, { ids }: Deps): Subscription {
  return {
    subscriptionId: ids.next('sub'),
    planId: plan.id,
    annual,
    startedAt: now.toISOString(),
    trialEndsAt: new Date(now.getTime() + trialDays * 86_400_000).toISOString(),
  };
}

/** What a sign-up makes: the account, its organization (named after the person until it is changed) and the role at its head. */
export function makeAccount(
  signUp: SignUp,
  deps: Deps,
): { account: Account; organization: NewOrganization; role: Role } {
  const { person, plan, now } = signUp;
  const [userId, organizationId] = [deps.ids.next('usr'), deps.ids.next('org')];
  // First and last name together can be longer than an organization's name may be.
  const name = plainName(nameOf(person));
  const createdAt = now.toISOString();
  return {
    account: { ...person, userId, passwordHash: signUp.passwordHash, active: false, createdAt },
    organization: {
      organizationId,
      name,
      adminUserId: userId,
      subscription: newSubscription(signUp, deps),
      limits: { properties: plan.no_of_properties, units: plan.no_of_units },
      createdAt,
    },
    role: {
      userRoleId: deps.ids.next('rol'),
      userId,
      roleLabel: plan.id === organizationPlan ? 'orgAdmin' : (signUp.role ?? 'owner'),
      organizationId,
      organizationName: name,
      adminUserId: userId,
      createdAt,
    },
  };
}
