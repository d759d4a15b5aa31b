import type Stripe from 'stripe';
import type { Payments, PlanPrice, ProviderSubscription } from './payments';
import { asked, askedFor, idOf, instantOf, onceFor } from './stripe-client';
import { linesOf } from './stripe-invoices';
import { planMetadata, planOfMetadata, planOfPrice, priceOf } from './stripe-prices';

type SubscriptionCalls = Pick<Payments, 'subscription' | 'previewChange' | 'changePlan' | 'setAutopay'>;

/** Our states for the provider's: one never completed is over, and a paused one is unpaid. */
const statuses: Readonly<Record<string, ProviderSubscription['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
};

/** Our subscriptions have one item; since 2025 it holds the period. */
function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

/** The next phase's plan, while a change waits for the end of the period. */
function nextPlanOf({ schedule }: Stripe.Subscription, periodEnd: number): PlanPrice | undefined {
  if (typeof schedule !== 'object' || schedule === null || schedule.status !== 'active') return undefined;
  return planOfMetadata(schedule.phases.find(({ start_date }) => start_date >= periodEnd)?.metadata);
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = itemOf(subscription);
  const status = statuses[subscription.status];
  if (!status) throw new Error(`The provider has a state we do not know: ${subscription.status}`);
  const next = nextPlanOf(subscription, item.current_period_end);
  return {
    ...planOfPrice(item.price),
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    organizationId: subscription.metadata.organizationId ?? '',
    status,
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    ...(next && { next }),
    createdAt: instantOf(subscription.created),
  };
}

const whole = { expand: ['schedule'] };
const load = (stripe: Stripe, subscriptionId: string) => stripe.subscriptions.retrieve(subscriptionId, whole);

/** Releases a waiting change. */
async function dropWaiting(stripe: Stripe, { schedule }: Stripe.Subscription, attempt: string) {
  const id = idOf(schedule);
  if (id !== undefined) await stripe.subscriptionSchedules.release(id, {}, onceFor('release', attempt, id));
}

type Change = PlanPrice & { readonly subscriptionId: string; readonly attempt: string };

async function changeNow(stripe: Stripe, { subscriptionId, attempt, ...plan }: Change): Promise<void> {
  const [subscription, price] = await Promise.all([load(stripe, subscriptionId), priceOf(stripe, plan)]);
  const item = itemOf(subscription);
  const isWaiting = idOf(subscription.schedule) !== undefined;
  // A declined card changes nothing; a pending change is released only after the new price is paid.
  if (item.price.id !== price.id)
    await stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item.id, price: price.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        // The provider refuses this field while a change is pending, which renews anyway.
        ...(!isWaiting && { cancel_at_period_end: false }),
      },
      onceFor('change', attempt, subscriptionId, price.id),
    );
  await dropWaiting(stripe, subscription, attempt);
}

/** Two phases: the paid period, then the new price, which stays once the schedule lets go. */
async function changeAtPeriodEnd(stripe: Stripe, { subscriptionId, attempt, ...plan }: Change) {
  const [subscription, price] = await Promise.all([load(stripe, subscriptionId), priceOf(stripe, plan)]);
  const item = itemOf(subscription);
  const schedule =
    idOf(subscription.schedule) ??
    (
      await stripe.subscriptionSchedules.create(
        { from_subscription: subscriptionId },
        onceFor('schedule', attempt, subscriptionId),
      )
    ).id;
  const { current_period_start: start, current_period_end: end } = item;
  await stripe.subscriptionSchedules.update(
    schedule,
    {
      end_behavior: 'release',
      phases: [
        { items: [{ price: item.price.id, quantity: 1 }], start_date: start, end_date: end },
        {
          items: [{ price: price.id, quantity: 1 }],
          start_date: end,
          duration: { interval: plan.annual ? 'year' : 'month', interval_count: 1 },
          proration_behavior: 'none',
          metadata: planMetadata(plan),
        },
      ],
    },
    onceFor('phases', attempt, schedule, price.id, end),
  );
}

export const stripeSubscriptions = (stripe: Stripe): SubscriptionCalls => ({
  subscription: async (subscriptionId) => {
    const found = await askedFor(() => load(stripe, subscriptionId));
    return found && toSubscription(found);
  },

  previewChange: ({ subscriptionId, now, when = 'now', ...plan }) =>
    asked(async () => {
      const [subscription, price] = await Promise.all([load(stripe, subscriptionId), priceOf(stripe, plan)]);
      const item = itemOf(subscription);
      const nextAmount = price.unit_amount ?? 0;
      if (when === 'period-end')
        return { dueNow: 0, lines: [], nextAmount, nextAt: instantOf(item.current_period_end) };
      const invoice = await stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: item.id, price: price.id }],
          proration_behavior: 'always_invoice',
          proration_date: Math.floor(now.getTime() / 1000),
        },
      });
      const lines = linesOf(invoice);
      // A longer period starts today, so the next payment is due when the last charged line ends.
      const ends = lines.filter(({ amount }) => amount > 0).map(({ periodEnd }) => periodEnd);
      const nextAt = ends.sort().at(-1) ?? instantOf(item.current_period_end);
      return { dueNow: invoice.amount_due, lines, nextAmount, nextAt };
    }),

  changePlan: ({ when, ...change }) =>
    asked(async () => {
      await (when === 'now' ? changeNow : changeAtPeriodEnd)(stripe, change);
      return toSubscription(await load(stripe, change.subscriptionId));
    }),

  setAutopay: ({ subscriptionId, on, attempt }) =>
    asked(async () => {
      const subscription = await load(stripe, subscriptionId);
      if (!on) await dropWaiting(stripe, subscription, attempt);
      if (subscription.cancel_at_period_end === on)
        await stripe.subscriptions.update(
          subscriptionId,
          { cancel_at_period_end: !on },
          onceFor('autopay', attempt, subscriptionId, on),
        );
      return toSubscription(await load(stripe, subscriptionId));
    }),
});
