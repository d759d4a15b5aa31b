import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardFields, send } from './testing/browser';
import { type Opened, openDouble } from './testing/open-double';
import { itemOf, openInvoices, openPortal, replaceCard, subscribed } from './testing/subscriber';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

const typesOf = ({ events }: Opened): string[] => events.map(({ type }) => type);
const seconds = (day: string): number => Date.parse(day) / 1000;
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
