import * as fc from 'fast-check';
import type { ConnectedAccount, PaymentEvent } from '../../functions/gateways/payments/payments';
import { AccountOwner, OwnerAccount } from '../../functions/table/billing/record';
import { put } from '../../functions/table/db/writes';
import { type Billing, openBilling } from './test-world/billing';

export const organizationId = 'org_one';
export const owners = ['own_1', 'own_2'] as const;
export const accountOf = (ownerId: string) => `acct_of_${ownerId}`;
const at = '2026-06-15T11:00:00.000Z';

/** A provider change: an account or subscription is like this from now on, and a webhook event says so. */
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

/** One delivery of an event: which one, forged or stale, and whether the worker crashes halfway. */
export type Delivery = {
  readonly event: number;
  readonly how: 'good' | 'forged' | 'stale';
  readonly crashes: boolean;
};

const delivery = (events: number): fc.Arbitrary<Delivery> =>
  fc.record({
    event: fc.integer({ min: 0, max: events - 1 }),
    how: fc.oneof(
      { weight: 18, arbitrary: fc.constant('good' as const) },
      fc.constantFrom('forged' as const, 'stale' as const),
    ),
    crashes: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  });

/** Events arrive before, between and after the changes, with repeats and drops; `cuts` says how many when. */
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

/** An organization with a paid plan and two owners, at the provider and with us. */
export async function openWorld() {
  const testWorld = await openBilling();
  await writeWorld(testWorld);
  const { provider, life } = testWorld;
  /** A change at the provider. */
  const make = (change: Step): void => {
    if ('ownerId' in change) provider.setAccount(accountOf(change.ownerId), change.facts);
    else {
      life.change(subscriptionId, { planId: change.plan, status: change.status });
      life.bill(subscriptionId, { paid: change.status === 'active' });
    }
  };
  return { ...testWorld, make };
}

async function writeWorld({ organization, owner, provider, now, db }: Billing): Promise<void> {
  const { subscription } = await organization({ organizationId });
  provider.subscriptions.set(subscriptionId, {
    subscriptionId,
    organizationId,
    customerId: 'cus_of_one',
    planId: 4,
    annual: false,
    status: 'active',
    cancelAtPeriodEnd: false,
    createdAt: subscription.startedAt,
    periodStart: now().toISOString(),
    periodEnd: subscription.paidUntil ?? at,
  });
  for (const ownerId of owners) {
    const base = { organizationId, ownerId, accountId: accountOf(ownerId), missing: [] };
    const facts = { detailsSubmitted: false, payoutsEnabled: false };
    await owner({ ownerId, email: '' });
    provider.accounts.set(base.accountId, { ...base, ...facts });
    const account = { ...base, ...facts, version: 1, startedAt: at, updatedAt: at };
    await db.writeAll([put(OwnerAccount, account), put(AccountOwner, account)]);
  }
}

export const eventOf = (step: Step, index: number): PaymentEvent => ({
  eventId: `evt_${index}`,
  createdAt: at,
  ...('ownerId' in step
    ? { type: 'account.updated', accountId: accountOf(step.ownerId) }
    : { type: 'customer.subscription.updated', subscriptionId }),
});
