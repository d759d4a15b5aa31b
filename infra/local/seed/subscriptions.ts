import { decideChange } from '../../../functions/common/billing/decide-change';
import { subscriptionEntry } from '../../../functions/common/billing/subscription-audit';
import { lookupKey } from '../../../functions/gateways/payments/stripe-prices';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { plans } from '../../plans';
import type { SeededSubscriber } from '../stripe/billing/seed-subscribers';
import type { StripeDouble } from '../stripe/stripe-double';
import { demoOrganizations, paidSince } from './organizations';
import type { DemoPerson } from './people';
import type { DemoPhoto } from './photos';
import type { seededIds } from './seeded-ids';

export type Seeded = {
  readonly people: readonly DemoPerson[];
  readonly ids: ReturnType<typeof seededIds>;
  readonly now: Date;
  readonly photos: readonly DemoPhoto[];
};
type Paying = DemoPerson & { readonly since: Date; readonly auditId: string };

function payingHeads({ people, ids, now }: Seeded): Paying[] {
  return people
    .filter(({ demo, role }) => role.adminUserId === role.userId && demoOrganizations[demo.organization].paid)
    .map((head) => ({
      ...head,
      since: paidSince(demoOrganizations[head.demo.organization], now),
      auditId: ids.next('aud'),
    }));
}

const subscriberOf = ({ demo, role, since }: Paying) => ({
  since,
  email: demo.email,
  holder: `${demo.firstName} ${demo.lastName}`,
  company: role.organizationName,
  metadata: { organizationId: role.organizationId },
  lookupKey: lookupKey(demoOrganizations[demo.organization]),
});

/** Does what a webhook would do, once. The audit log shows it as a past payment by the head. */
async function takeUp(
  { role, since, auditId }: Paying,
  { customerId, subscriptionId }: SeededSubscriber,
  { deps, now }: { deps: Deps; now: Date },
): Promise<void> {
  const [organization, seen, invoices] = await Promise.all([
    deps.organizations.byId(role.organizationId),
    deps.payments.subscription(subscriptionId),
    deps.payments.invoices(customerId),
  ]);
  const nothing = { known: [], mailed: [] };
  const decision = organization && decideChange({ organization, seen, invoices, ...nothing, plans, now });
  if (!decision?.isWhole) throw new Error(`${role.organizationName} has no payments to take up`);
  const plan = plans.find(({ id }) => id === decision.to.planId)?.plan ?? '';
  const { userId, userRoleId, roleLabel } = role;
  const audit = {
    ...subscriptionEntry(decision, { actor: { process: '' }, plan, ids: deps.ids }),
    auditId,
    at: since.toISOString(),
    by: { userId, userRoleId, roleLabel, process: '' },
  };
  // No mails for demo payments.
  if (!(await deps.subscriptions.change({ ...decision, mails: [], audit })))
    throw new Error(`${role.organizationName} was changed by somebody else`);
}

/** Writes the paying demo organizations to the provider's double and to our table. */
export async function writeSubscriptions(
  seeded: Seeded,
  { deps, double }: { deps: Deps; double: StripeDouble },
): Promise<void> {
  const heads = payingHeads(seeded);
  const subscribers = await double.seedSubscribers(heads.map(subscriberOf));
  await Promise.all(
    heads.map(async (head, index) => {
      const made = subscribers[index];
      if (made) await takeUp(head, made, { deps, now: seeded.now });
    }),
  );
}
