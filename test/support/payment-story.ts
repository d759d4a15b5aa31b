import * as fc from 'fast-check';
import type { ConnectedAccount, PaymentEvent } from '../../functions/gateways/payments';
import { fakeDeps } from './fake-deps';
import { addOrganization } from './fake-viewer';
import { ProviderLife } from './provider-life';

export const organizationId = 'org_one';
export const owners = ['own_1', 'own_2'] as const;
export const accountOf = (ownerId: string) => `acct_of_${ownerId}`;
const at = '2026-06-15T11:00:00.000Z';

/** A change at the provider: an owner's account, or a subscription, is from now on like this; a notice tells that something changed. */
export type Step =
  | { readonly ownerId: (typeof owners)[number]; readonly facts: Partial<ConnectedAccount> }
  | { readonly plan: number; readonly status: 'active' | 'past_due' | 'unpaid' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    ownerId: fc.constantFrom(...owners),
    facts: fc.record({
      detailsSubmitted: fc.boolean(),
      payoutsEnabled: fc.boolean(),
      missing: fc.subarray(['external_account', 'individual.dob.day', 'tos_acceptance.date']),
    }),
  }),
  fc.record({
    plan: fc.integer({ min: 2, max: 4 }),
    status: fc.constantFrom('active' as const, 'past_due' as const, 'unpaid' as const),
  }),
);

/** How one delivery of one notice goes: which notice, forged or stale, and whether the worker crashes in the middle of it. */
export type Delivery = {
  readonly notice: number;
  readonly how: 'good' | 'forged' | 'stale';
  readonly crashes: boolean;
};

const delivery = (notices: number): fc.Arbitrary<Delivery> =>
  fc.record({
    notice: fc.integer({ min: 0, max: notices - 1 }),
    how: fc.oneof(
      { weight: 18, arbitrary: fc.constant('good' as const) },
      fc.constantFrom('forged' as const, 'stale' as const),
    ),
    crashes: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  });

/** Notices that came before their change did, in between, and after all of it, with repeats and drops; how much was delivered before each change. */
export const story = fc.array(step, { minLength: 1, maxLength: 8 }).chain((steps) =>
  fc.record({
    steps: fc.constant(steps),
    deliveries: fc.array(delivery(steps.length), { maxLength: 24 }),
    cuts: fc.array(fc.nat(24), { minLength: steps.length, maxLength: steps.length }),
    redelivery: fc.shuffledSubarray(
      steps.map((_, index) => index),
      { minLength: steps.length },
    ),
  }),
);

export const subscriptionId = 'sub_of_one';

/** An organization with a paid plan and two owners, as the provider and we know them. */
export function openWorld() {
  const { deps, world } = fakeDeps();
  const life = new ProviderLife(world.provider, world);
  const { subscription } = addOrganization(world, { organizationId });
  const period = { periodStart: world.now.toISOString(), periodEnd: subscription.paidUntil ?? at };
  world.provider.subscriptions.set(subscriptionId, {
    ...{
      subscriptionId,
      organizationId,
      customerId: 'cus_of_one',
      planId: 4,
      annual: false,
      status: 'active',
    },
    ...{ ...period, cancelAtPeriodEnd: false, createdAt: subscription.startedAt },
  });
  for (const ownerId of owners) {
    const base = { organizationId, ownerId, accountId: accountOf(ownerId), missing: [] };
    const facts = { detailsSubmitted: false, payoutsEnabled: false };
    world.owners.push({
      ...{ ownerId, organizationId, userId: '', userRoleId: '', firstName: 'Ada', lastName: ownerId },
      ...{ companyName: '', email: '', mobile: '', isCompany: false, propertyTitle: '', createdAt: at },
    });
    world.provider.accounts.set(base.accountId, { ...base, ...facts });
    world.connectedAccounts.set(ownerId, { ...base, ...facts, version: 1, startedAt: at, updatedAt: at });
  }
  /** A change at the provider. */
  const make = (change: Step): void => {
    if ('ownerId' in change) world.provider.setAccount(accountOf(change.ownerId), change.facts);
    else {
      life.change(subscriptionId, { planId: change.plan, status: change.status });
      life.bill(subscriptionId, { paid: change.status === 'active' });
    }
  };
  return { deps, world, make };
}

export const eventOf = (step: Step, index: number): PaymentEvent => ({
  eventId: `evt_${index}`,
  createdAt: at,
  ...('ownerId' in step
    ? { type: 'account.updated', accountId: accountOf(step.ownerId) }
    : { type: 'customer.subscription.updated', subscriptionId }),
});
