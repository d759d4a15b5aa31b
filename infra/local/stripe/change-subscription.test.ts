import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Opened, openDouble } from './testing/open-double';
import { itemOf, replaceCard, subscribed } from './testing/subscriber';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

const seconds = (day: string): number => Date.parse(day) / 1000;
describe('a change of price, by the provider’s own package', () => {
  it('upgrade with proration to the second and the cent, exactly as foreseen', async () => {
    const { stripe } = opened;
    const { subscription, item, price } = await subscribed(opened);
    // A third of the thirty days is over: 19.00 × 20/30 back, 49.00 × 20/30 to pay.
    opened.clock.set(new Date('2026-12-01T10:00:00Z'));
    const asked = {
      items: [{ id: item.id, price: price('manager_monthly') }],
      proration_behavior: 'always_invoice' as const,
      proration_date: seconds('2026-12-01T10:00:00Z'),
    };
    const foreseen = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: asked,
    });
    expect(foreseen.lines.data.map(({ amount }) => amount)).toEqual([-1267, 3267]);
    expect(foreseen.amount_due).toBe(2000);
    const before = await stripe.invoices.list({ limit: 100 });
    const after = await stripe.subscriptions.update(subscription.id, {
      items: asked.items,
      proration_behavior: asked.proration_behavior,
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(itemOf(after).price.id).toBe(price('manager_monthly'));
    expect(itemOf(after).current_period_end).toBe(item.current_period_end);
    expect(after.latest_invoice).toMatchObject({
      billing_reason: 'subscription_update',
      status: 'paid',
      amount_paid: 2000,
    });
    expect((await stripe.invoices.list({ limit: 100 })).data).toHaveLength(before.data.length + 1);
    const [credit, charge] = foreseen.lines.data;
    expect(credit?.parent?.subscription_item_details?.proration).toBe(true);
    expect(credit?.description).toMatch(/^Unused time on Keystead landlord_monthly after 01 Dec 2026$/);
    expect(charge?.description).toMatch(/^Remaining time on Keystead manager_monthly after 01 Dec 2026$/);
  });

  it.each([
    ['2026-11-21T10:00:00Z', -1900, 4900],
    ['2026-11-21T10:00:01Z', -1900, 4900],
    ['2026-12-06T10:00:00Z', -950, 2450],
    ['2026-12-20T10:00:00Z', -63, 163],
    ['2026-12-21T09:59:59Z', 0, 0],
  ])('prorate at %s: %i and %i cents', async (day, credit, charge) => {
    const { stripe } = opened;
    const { subscription, item, price } = await subscribed(opened);
    opened.clock.set(new Date('2026-12-21T09:59:59Z'));
    const start = item.current_period_start;
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: item.id, price: price('manager_monthly') }],
        proration_behavior: 'always_invoice',
        proration_date: Math.max(start, seconds(day)),
      },
    });
    const amounts = preview.lines.data.map(({ amount }) => amount + 0);
    expect(amounts).toEqual([credit, charge]);
  });

  it('begin a new year at once when a month’s price becomes a year’s', async () => {
    const { stripe } = opened;
    const { subscription, item, price } = await subscribed(opened);
    opened.clock.set(new Date('2026-12-06T10:00:00Z'));
    const after = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: price('landlord_annually') }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(after.latest_invoice).toMatchObject({ amount_paid: 19_000 - 950, status: 'paid' });
    expect(new Date(itemOf(after).current_period_end * 1000).toISOString().slice(0, 10)).toBe('2027-12-06');
  });

  it('stay as they were when the upgrade’s payment is declined', async () => {
    const { stripe } = opened;
    const { subscription, item, price, customer } = await subscribed(opened);
    await replaceCard(opened, customer.id, '4000000000000341');
    const before = await stripe.subscriptions.retrieve(subscription.id);
    const invoices = (await stripe.invoices.list()).data.length;
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: price('manager_monthly') }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined', statusCode: 402 });
    const { lastResponse: _, ...after } = await stripe.subscriptions.retrieve(subscription.id);
    const { lastResponse: __, ...was } = before;
    expect(JSON.stringify(after)).toBe(JSON.stringify(was));
    expect((await stripe.invoices.list()).data).toHaveLength(invoices);
  });

  it('credit a downgrade to the customer, and use it for the next renewal', async () => {
    const { stripe } = opened;
    const { subscription, item, price, customer } = await subscribed(opened, 'manager_monthly');
    opened.clock.set(new Date('2026-12-06T10:00:00Z'));
    const after = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: price('landlord_monthly') }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(after.latest_invoice).toMatchObject({ total: -1500, amount_due: 0, ending_balance: -1500 });
    await opened.moveTo('2026-12-21T10:00:05Z');
    const [renewal] = (await stripe.invoices.list({ customer: customer.id })).data;
    expect(renewal).toMatchObject({
      total: 1900,
      starting_balance: -1500,
      amount_due: 400,
      amount_paid: 400,
      ending_balance: 0,
    });
  });

  it('change to a smaller price at the period’s end by a schedule, which then lets go', async () => {
    const { stripe } = opened;
    const { subscription, item, price, customer } = await subscribed(opened, 'manager_monthly');
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [start, end] = [item.current_period_start, item.current_period_end];
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: price('manager_monthly'), quantity: 1 }], start_date: start, end_date: end },
        {
          items: [{ price: price('landlord_monthly'), quantity: 1 }],
          start_date: end,
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
          metadata: { planId: '2' },
        },
      ],
    });
    const waiting = await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] });
    expect(waiting.schedule).toMatchObject({ status: 'active', phases: [{}, { metadata: { planId: '2' } }] });
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    await opened.moveTo('2026-12-21T10:00:05Z');
    const [renewal] = (await stripe.invoices.list({ customer: customer.id })).data;
    expect(renewal?.amount_paid).toBe(1900);
    const smaller = await stripe.subscriptions.retrieve(subscription.id);
    expect(itemOf(smaller).price.id).toBe(price('landlord_monthly'));
    expect(smaller.metadata).toEqual({ organizationId: 'org_1', planId: '2' });
    await opened.moveTo('2027-02-21T10:00:05Z');
    expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull();
    const released = opened.events.find(({ type }) => type === 'subscription_schedule.released');
    expect(released?.data.object).toMatchObject({ id: schedule.id, status: 'released' });
  });
});
