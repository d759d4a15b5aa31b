import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardFields, open, send } from './testing/browser';
import { type Opened, openDouble } from './testing/open-double';
import { itemOf, openInvoices, openPortal, replaceCard, subscribed, withPlans } from './testing/subscriber';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

const typesOf = ({ events }: Opened): string[] => events.map(({ type }) => type);
const seconds = (day: string): number => Date.parse(day) / 1000;
const startTrial = ({ customer, price, trialEnd }: { customer: string; price: string; trialEnd: number }) =>
  opened.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { organizationId: 'org_1' }, trial_end: trialEnd },
    success_url: 'http://localhost:3000/done',
    cancel_url: 'http://localhost:3000/canceled',
  });

describe('subscriptions, by the provider’s own package', () => {
  it('are paid at once, with the period on the item and the payment on the invoice', async () => {
    const { stripe } = opened;
    const { subscription } = await subscribed(opened);
    const made = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice.payments'],
    });
    expect(made.status).toBe('active');
    expect(made.metadata).toEqual({ organizationId: 'org_1' });
    expect(new Date(itemOf(made).current_period_end * 1000).toISOString()).toBe('2026-12-21T10:00:00.000Z');
    const invoice = made.latest_invoice;
    if (typeof invoice !== 'object' || invoice === null) throw new Error('The invoice was not expanded');
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 1900,
      billing_reason: 'subscription_create',
    });
    expect(invoice.parent?.subscription_details?.subscription).toBe(made.id);
    expect(invoice.payments?.data[0]).toMatchObject({ status: 'paid', amount_paid: 1900 });
    expect(String(invoice.payments?.data[0]?.payment.payment_intent)).toMatch(/^pi_/);
    await opened.double.webhooks.deliverDue();
    expect(typesOf(opened)).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'payment_intent.succeeded']),
    );
  });

  it('begin with a trial that ends when asked: free, then paid from its end on', async () => {
    const { stripe } = opened;
    const { customer, price } = await withPlans(opened);
    const trialEnd = seconds('2026-12-05T09:30:00Z');
    const session = await startTrial({ customer: customer.id, price: price('landlord_monthly'), trialEnd });
    expect(session).toMatchObject({ amount_total: 0, payment_status: 'unpaid' });
    const page = await open(session.url ?? '');
    expect(page.html).toContain('Free until Dec 05, 2026, then $19.00 per month.');
    await send(session.url ?? '', cardFields());
    const { subscription, ...done } = await stripe.checkout.sessions.retrieve(session.id);
    expect(done).toMatchObject({ status: 'complete', payment_status: 'no_payment_required' });
    const trial = await stripe.subscriptions.retrieve(String(subscription), { expand: ['latest_invoice'] });
    expect(trial).toMatchObject({
      status: 'trialing',
      trial_end: trialEnd,
      billing_cycle_anchor: trialEnd,
      latest_invoice: { status: 'paid', total: 0, billing_reason: 'subscription_create' },
    });
    expect(itemOf(trial).current_period_end).toBe(trialEnd);
    await opened.moveTo('2026-12-05T09:30:05Z');
    const paid = await stripe.subscriptions.retrieve(trial.id, { expand: ['latest_invoice'] });
    expect(paid).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 1900, billing_reason: 'subscription_cycle' },
    });
    expect(itemOf(paid).current_period_start).toBe(trialEnd);
    expect(itemOf(paid).current_period_end).toBe(seconds('2027-01-05T09:30:00Z'));
  });

  it('refuse a trial shorter than two days, and a card that cannot be kept for its end', async () => {
    const { customer, price } = await withPlans(opened);
    const trial = { customer: customer.id, price: price('landlord_monthly') };
    const soon = seconds('2026-11-23T09:00:00Z');
    await expect(startTrial({ ...trial, trialEnd: soon })).rejects.toMatchObject({
      statusCode: 400,
      param: 'subscription_data[trial_end]',
    });
    const { url } = await startTrial({ ...trial, trialEnd: seconds('2026-12-05T09:30:00Z') });
    const declined = await send(url ?? '', cardFields('4000000000000002'));
    expect(declined).toMatchObject({ status: 402, html: expect.stringContaining('declined') });
    expect((await opened.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(0);
  });

  it('change price within a trial without a charge, whatever the interval, and end with it when canceled', async () => {
    const { stripe } = opened;
    const { customer, price } = await withPlans(opened);
    const trialEnd = seconds('2026-12-05T09:30:00Z');
    const trial = { customer: customer.id, price: price('landlord_monthly'), trialEnd };
    const { url, id } = await startTrial(trial);
    await send(url ?? '', cardFields());
    const subscriptionId = String((await stripe.checkout.sessions.retrieve(id)).subscription);
    const before = await stripe.subscriptions.retrieve(subscriptionId);
    const changed = await stripe.subscriptions.update(subscriptionId, {
      items: [{ id: itemOf(before).id, price: price('manager_annually') }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(changed).toMatchObject({ status: 'trialing', latest_invoice: { total: 0, status: 'paid' } });
    expect(itemOf(changed).current_period_end).toBe(trialEnd);
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await opened.moveTo('2026-12-05T09:30:05Z');
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    const invoices = await stripe.invoices.list({ customer: customer.id });
    expect(invoices.data.every(({ amount_paid }) => amount_paid === 0)).toBe(true);
  });

  it('play a year: twelve renewals, each on the day they began', async () => {
    const { stripe } = opened;
    const { customer, subscription } = await subscribed(opened);
    await opened.moveTo('2027-11-21T10:00:01Z');
    const invoices = await stripe.invoices.list({ customer: customer.id, limit: 100 });
    expect(invoices.data).toHaveLength(13);
    expect(invoices.data.every(({ status, amount_paid }) => status === 'paid' && amount_paid === 1900)).toBe(
      true,
    );
    const days = invoices.data.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10));
    expect(days.slice(0, 3)).toEqual(['2027-11-21', '2027-10-21', '2027-09-21']);
    const now = await stripe.subscriptions.retrieve(subscription.id);
    expect(itemOf(now).current_period_start).toBe(seconds('2027-11-21T10:00:00Z'));
    expect(typesOf(opened).filter((type) => type === 'invoice.paid')).toHaveLength(13);
  });

  it('go past due, are tried four times more over three weeks, and become unpaid', async () => {
    const { stripe } = opened;
    const { customer, subscription } = await subscribed(opened);
    await replaceCard(opened, customer.id, '4000000000000341');
    await opened.moveTo('2026-12-21T10:00:05Z');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const [open] = await openInvoices(opened, customer.id);
    expect(open).toMatchObject({ attempt_count: 1, next_payment_attempt: seconds('2026-12-24T10:00:00Z') });
    await opened.moveTo('2027-01-11T09:00:00Z');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    await opened.moveTo('2027-01-11T10:00:05Z');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('unpaid');
    expect(await stripe.invoices.retrieve(open?.id ?? '')).toMatchObject({
      attempt_count: 5,
      next_payment_attempt: null,
      status: 'open',
    });
    expect(typesOf(opened).filter((type) => type === 'invoice.payment_failed')).toHaveLength(5);
  });

  it('come back when the open invoice is paid with a good card', async () => {
    const { stripe } = opened;
    const { customer, subscription } = await subscribed(opened);
    await replaceCard(opened, customer.id, '4000000000000341');
    await opened.moveTo('2026-12-22T00:00:00Z');
    const [open] = await openInvoices(opened, customer.id);
    const portal = await openPortal(opened, customer.id);
    expect(await send(portal, { action: 'pay', id: open?.id ?? '' })).toMatchObject({
      status: 402,
      html: expect.stringContaining('Your card was declined.'),
    });
    expect((await send(open?.hosted_invoice_url ?? '', cardFields())).status).toBe(303);
    const paid = await stripe.invoices.retrieve(open?.id ?? '');
    expect(paid).toMatchObject({ status: 'paid', attempt_count: 2, next_payment_attempt: null });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('end at the period’s end when asked, unless that is taken back', async () => {
    const { stripe } = opened;
    const { subscription } = await subscribed(opened);
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const renewing = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(renewing).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await opened.moveTo('2026-12-21T10:00:05Z');
    const over = await stripe.subscriptions.retrieve(subscription.id);
    expect(over).toMatchObject({ status: 'canceled', ended_at: seconds('2026-12-21T10:00:00Z') });
    expect(typesOf(opened)).toContain('customer.subscription.deleted');
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it('keep the day of the month that a short month lacks', async () => {
    const { stripe } = opened;
    opened.clock.set(new Date('2027-01-31T12:00:00Z'));
    const { subscription } = await subscribed(opened);
    const ends: string[] = [];
    for (const day of ['2027-01-31', '2027-03-01', '2027-04-01', '2027-05-01']) {
      await opened.moveTo(`${day}T12:00:05Z`);
      const now = await stripe.subscriptions.retrieve(subscription.id);
      ends.push(new Date(itemOf(now).current_period_end * 1000).toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });
});
