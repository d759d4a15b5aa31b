import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Payments } from '../../functions/gateways/payments/payments';
import { stripePayments } from '../../functions/gateways/payments/stripe';
import { cardFields, send } from '../../infra/local/stripe/testing/browser';
import {
  type Opened,
  openDouble,
  testSecret,
  testWebhookSecret,
} from '../../infra/local/stripe/testing/open-double';
import { plans } from '../../infra/plans';

/** The gateway of every stage, with its real SDK, against the provider's double. */
let opened: Opened;
let payments: Payments;
beforeEach(async () => {
  opened = await openDouble();
  const { hostname: host, port } = new URL(opened.url);
  const api = { host, port: Number(port), protocol: 'http' } as const;
  payments = stripePayments({ secretKey: testSecret, webhookSecret: testWebhookSecret, api });
  await payments.ensurePrices(plans);
});
afterEach(() => opened.close());

const organization = { organizationId: 'org_1', email: 'owner@demo.test', name: 'Northgate Homes' };
const monthOn = '2026-12-21T10:00:01.000Z';
const landlord = { planId: 2, annual: false };
const manager = { planId: 3, annual: false };

const pages = { successUrl: 'https://k.test/paid', cancelUrl: 'https://k.test/no' };

/** A customer who pays for Landlord monthly on the hosted page, by card. */
async function subscribed() {
  const customerId = await payments.customerFor(organization);
  const { checkoutId, url } = await payments.startCheckout({
    customerId,
    organizationId: organization.organizationId,
    ...landlord,
    ...pages,
    attempt: 'first',
  });
  await send(url, cardFields());
  const checkout = await payments.checkout(checkoutId);
  return { customerId, subscriptionId: checkout?.subscriptionId ?? '' };
}

const state = async (subscriptionId: string) => {
  const found = await payments.subscription(subscriptionId);
  return (
    found && { planId: found.planId, status: found.status, ends: found.cancelAtPeriodEnd, next: found.next }
  );
};

describe('the gateway and the provider', () => {
  it('make prices once, and one customer an organization', async () => {
    await payments.ensurePrices(plans);
    const { data } = await opened.stripe.prices.list({ limit: 100 });
    expect(data.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]).toSorted()).toEqual(
      [
        ['keystead_plan_2_annually', 19_000],
        ['keystead_plan_2_monthly', 1900],
        ['keystead_plan_3_annually', 49_000],
        ['keystead_plan_3_monthly', 4900],
        ['keystead_plan_4_annually', 149_000],
        ['keystead_plan_4_monthly', 14_900],
      ].toSorted(),
    );
    expect(await payments.customerFor(organization)).toBe(await payments.customerFor(organization));
  });

  it('open one page for one attempt to pay, and say whose it is', async () => {
    const customerId = await payments.customerFor(organization);
    const attempt = { customerId, organizationId: 'org_1', ...landlord, ...pages, attempt: 'one' };
    const checkout = await payments.startCheckout(attempt);
    expect(await payments.startCheckout(attempt)).toEqual(checkout);
    expect(checkout.url).toContain(checkout.checkoutId);
    expect(await payments.checkout(checkout.checkoutId)).toMatchObject({
      organizationId: 'org_1',
      status: 'open',
      paid: false,
    });
    const portal = await payments.openPortal({ customerId, returnUrl: 'https://k.test/back' });
    expect(portal.url).toMatch(/^http/);
  });

  it('agree on a subscription and what was paid for it, a refund included', async () => {
    const { customerId, subscriptionId } = await subscribed();
    expect(await payments.subscription(subscriptionId)).toMatchObject({
      customerId,
      organizationId: 'org_1',
      status: 'active',
      ...landlord,
      cancelAtPeriodEnd: false,
    });
    const [invoice] = await payments.invoices(customerId);
    expect(invoice).toMatchObject({ status: 'paid', amountPaid: 1900, amountRefunded: 0, subscriptionId });
    const refund = { invoiceId: invoice?.invoiceId ?? '', amount: 500, attempt: 'one' };
    expect(await payments.refund(refund)).toEqual(await payments.refund(refund));
    expect(await payments.invoice(refund.invoiceId)).toMatchObject({ amountRefunded: 500 });
  });

  it('change to a larger plan now, for what was foreseen to the cent', async () => {
    const { customerId, subscriptionId } = await subscribed();
    await opened.moveTo('2026-12-01T10:00:00.000Z');
    const preview = await payments.previewChange({
      subscriptionId,
      ...manager,
      now: opened.clock.now(),
    });
    expect(preview.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(preview.dueNow);
    // Twenty of thirty days are left: pay 49.00 × 2/3, get 19.00 × 2/3 back. The clock may cost a cent.
    expect(preview.dueNow).toBeGreaterThanOrEqual(1999);
    expect(preview.dueNow).toBeLessThanOrEqual(2001);
    expect(preview.nextAmount).toBe(4900);
    const changed = await payments.changePlan({ subscriptionId, ...manager, when: 'now', attempt: 'one' });
    expect(changed).toMatchObject({ ...manager, status: 'active' });
    const [invoice] = await payments.invoices(customerId);
    expect(Math.abs((invoice?.amountPaid ?? 0) - preview.dueNow)).toBeLessThanOrEqual(1);
  });

  it('leave everything as it was when the card does not pay for the larger plan', async () => {
    const { customerId, subscriptionId } = await subscribed();
    const portal = await payments.openPortal({ customerId, returnUrl: 'https://k.test/back' });
    await send(`${portal.url}/add`, cardFields('4000000000000341'));
    const change = { subscriptionId, ...manager, when: 'now', attempt: 'one' } as const;
    await expect(payments.changePlan(change)).rejects.toMatchObject({ code: 'payment-declined' });
    expect(await state(subscriptionId)).toMatchObject({ planId: 2, status: 'active' });
  });

  it('change to a smaller plan at the period’s end, and can think again before', async () => {
    const { subscriptionId } = await subscribed();
    await payments.changePlan({ subscriptionId, ...manager, when: 'now', attempt: 'up' });
    const down = { subscriptionId, ...landlord, when: 'period-end' } as const;
    await payments.changePlan({ ...down, attempt: 'down' });
    expect(await state(subscriptionId)).toMatchObject({ planId: 3, next: landlord });
    await payments.changePlan({ subscriptionId, ...manager, when: 'now', attempt: 'stay' });
    expect(await state(subscriptionId)).toMatchObject({ planId: 3, next: undefined });
    await payments.changePlan({ ...down, attempt: 'down after all' });
    await opened.moveTo(monthOn);
    expect(await state(subscriptionId)).toMatchObject({ planId: 2, next: undefined, status: 'active' });
  });

  it('renew no more once autopay is off, and drop the change that waited', async () => {
    const { subscriptionId } = await subscribed();
    await payments.changePlan({ subscriptionId, ...manager, when: 'now', attempt: 'up' });
    await payments.changePlan({ subscriptionId, ...landlord, when: 'period-end', attempt: 'down' });
    await payments.setAutopay({ subscriptionId, on: false, attempt: 'off' });
    expect(await state(subscriptionId)).toEqual({ planId: 3, status: 'active', ends: true, next: undefined });
    await payments.setAutopay({ subscriptionId, on: true, attempt: 'on' });
    expect(await state(subscriptionId)).toMatchObject({ ends: false });
    await payments.setAutopay({ subscriptionId, on: false, attempt: 'off again' });
    await opened.moveTo(monthOn);
    expect(await state(subscriptionId)).toMatchObject({ status: 'canceled' });
  });

  it('make one account an owner, and a page that is new each time', async () => {
    const owner = { organizationId: 'org_1', ownerId: 'own_1', email: 'rosa@demo.test' };
    const accountId = await payments.connectedAccountFor(owner);
    expect(await payments.connectedAccountFor(owner)).toBe(accountId);
    const account = await payments.connectedAccount(accountId);
    expect(account).toMatchObject({ organizationId: 'org_1', ownerId: 'own_1', detailsSubmitted: false });
    expect(account?.missing).toContain('external_account');
    const link = { accountId, returnUrl: 'https://k.test/a', refreshUrl: 'https://k.test/b' };
    const [first, second] = [await payments.startOnboarding(link), await payments.startOnboarding(link)];
    expect(first.url).not.toBe(second.url);
  });

  it('say nothing of what is not there', async () => {
    for (const read of [
      payments.subscription,
      payments.invoice,
      payments.checkout,
      payments.connectedAccount,
    ])
      expect(await read('nothing_1')).toBeUndefined();
  });
});
