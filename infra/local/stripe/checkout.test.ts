import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankFields, cardFields, follow, open, send } from './testing/browser';
import { type Opened, openDouble } from './testing/open-double';
import { withPlans } from './testing/subscriber';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

const urls = {
  success_url: 'http://localhost:3000/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/canceled',
};

async function subscriptionPage() {
  const { customer, price } = await withPlans(opened);
  const session = await opened.stripe.checkout.sessions.create({
    ...urls,
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'org_1',
    line_items: [{ price: price('landlord_monthly'), quantity: 1 }],
    subscription_data: { metadata: { organizationId: 'org_1' } },
    metadata: { organizationId: 'org_1' },
  });
  return { session, customer, page: session.url ?? '' };
}

describe('the hosted page to pay on', () => {
  it('shows what is paid, says what it is, and asks nothing of anybody else', async () => {
    const { page } = await subscriptionPage();
    const { status, html } = await open(page);
    expect(status).toBe(200);
    expect(html).toContain('<strong>Simulation.</strong> No money moves and no real card is taken.');
    expect(html).toContain('$19.00');
    expect(html).not.toMatch(/<script|src=|@import|url\(/);
    const policy = (await fetch(page)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000");
  });

  it('subscribes with 4242… and leads back, once', async () => {
    const { session, page, customer } = await subscriptionPage();
    const paid = await send(page, cardFields());
    expect(paid).toMatchObject({ status: 303, location: `http://localhost:3000/done?session=${session.id}` });
    const complete = await opened.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(complete).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 1900,
      subscription: { status: 'active', metadata: { organizationId: 'org_1' }, customer: customer.id },
    });
    expect(await send(page, cardFields())).toMatchObject({ status: 303, location: paid.location });
    expect((await opened.stripe.invoices.list()).data).toHaveLength(1);
    await opened.double.webhooks.deliverDue();
    const completed = opened.events.filter(({ type }) => type === 'checkout.session.completed');
    expect(completed).toHaveLength(1);
    expect(completed[0]?.data.object).toMatchObject({ id: session.id, client_reference_id: 'org_1' });
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4000000000000341', 'Your card was declined.'],
    ['4242424242424241', 'Your card number is incorrect.'],
    ['4111111111111111', 'takes test card numbers only'],
  ])('says what the bank says to %s, and leaves nothing behind', async (number, says) => {
    const { page, session } = await subscriptionPage();
    const before = opened.double.webhooks.list().length;
    const declined = await send(page, cardFields(number));
    expect(declined.status).toBe(402);
    expect(declined.html).toContain(says);
    expect((await opened.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await opened.stripe.invoices.list()).data).toEqual([]);
    expect(opened.double.webhooks.list()).toHaveLength(before);
    expect((await send(page, cardFields())).status).toBe(303);
  });

  it('names the fields that are not filled', async () => {
    const { page } = await subscriptionPage();
    const { html } = await send(page, { number: '4242', expiry: '1', cvc: '', name: '' });
    for (const name of ['number', 'expiry', 'cvc', 'name']) expect(html).toContain(`id="${name}-error"`);
    expect((await send(page, { ...cardFields(), name: '"><script>' })).html).not.toContain('<script');
  });

  it.each(['4000002500003155', '4000002760003184'])('sends %s to its bank first', async (number) => {
    const { page, session } = await subscriptionPage();
    const challenge = follow(opened, await send(page, cardFields(number)));
    expect((await open(challenge)).html).toContain('Is it you?');
    const failed = await send(challenge, { result: 'fail' });
    expect(failed.html).toContain('We are unable to authenticate your payment method.');
    const again = follow(opened, await send(page, cardFields(number)));
    expect((await send(again, { result: 'complete' })).location).toContain(session.id);
    const { subscription } = await opened.stripe.checkout.sessions.retrieve(session.id);
    await opened.moveTo('2026-12-21T10:00:05Z');
    const { status } = await opened.stripe.subscriptions.retrieve(String(subscription));
    expect(status).toBe(number.endsWith('3155') ? 'active' : 'past_due');
  });

  it.each([
    ['000123456789', 'checkout.session.async_payment_succeeded', 'paid', 'active'],
    ['000111111116', 'checkout.session.async_payment_failed', 'unpaid', 'past_due'],
  ])(
    'lets a debit of bank account %s arrive after four days: %s',
    async (account, event, status, standing) => {
      const { page, session } = await subscriptionPage();
      expect((await send(page, bankFields(account))).status).toBe(303);
      const under = await opened.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
      expect(under).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
        subscription: { status: 'active' },
      });
      await opened.moveTo('2026-11-25T10:00:05Z');
      expect(opened.events.map(({ type }) => type)).toContain(event);
      const after = await opened.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
      expect(after).toMatchObject({ payment_status: status, subscription: { status: standing } });
    },
  );

  it('is over when it was expired, or after a day', async () => {
    const { page, session, customer } = await subscriptionPage();
    await opened.stripe.checkout.sessions.expire(session.id);
    expect((await open(page)).status).toBe(410);
    await expect(opened.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    const { id } = await opened.stripe.checkout.sessions.create({
      ...urls,
      mode: 'setup',
      customer: customer.id,
    });
    await opened.moveTo('2026-11-22T10:00:05Z');
    expect((await opened.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    expect((await open(`${opened.url}/c/pay/cs_test_none`)).status).toBe(404);
  });

  it('takes no form from another site', async () => {
    const { page } = await subscriptionPage();
    const answer = await fetch(page, {
      method: 'POST',
      headers: { origin: 'https://evil.test' },
      body: new URLSearchParams(cardFields()),
    });
    expect(answer.status).toBe(403);
  });
});
