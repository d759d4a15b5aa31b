import type { RoleLabel } from '../../shared/domain/roles';
import { type Plan, type Subscription, trialDays } from '../../shared/domain/subscriptions';
import type { Deps } from '../runtime/deps';
import type { Account, NewOrganisation, Role } from '../table/accounts';

/** The plan whose head is an organisation's admin (decisions, Plans). */
const organisationPlan = 4;

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

/** What a sign-up makes: the account, its organisation (named after the person until it is changed) and the role at its head. */
export function newAccount(
  signUp: SignUp,
  deps: Deps,
): { account: Account; organisation: NewOrganisation; role: Role } {
  const { person, plan, now } = signUp;
  const [userId, organisationId] = [deps.ids.next('usr'), deps.ids.next('org')];
  const name = `${person.firstName} ${person.lastName}`;
  const createdAt = now.toISOString();
  return {
    account: { ...person, userId, passwordHash: signUp.passwordHash, active: false, createdAt },
    organisation: {
      organisationId,
      name,
      adminUserId: userId,
      subscription: newSubscription(signUp, deps),
      limits: { properties: plan.no_of_properties, units: plan.no_of_units },
      createdAt,
    },
    role: {
      userRoleId: deps.ids.next('rol'),
      userId,
      roleLabel: plan.id === organisationPlan ? 'orgAdmin' : (signUp.role ?? 'owner'),
      organisationId,
      organisationName: name,
      adminUserId: userId,
      createdAt,
    },
  };
}
