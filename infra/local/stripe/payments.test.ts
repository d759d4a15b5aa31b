import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankFields, cardFields, open, send } from './testing/browser';
import { type Opened, openDouble } from './testing/open-double';
import { keepMethod, withPlans } from './testing/subscriber';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

const urls = { success_url: 'http://localhost:3000/done', cancel_url: 'http://localhost:3000/canceled' };

/** A page for a single payment of rent and a late fee. */
async function rentPage() {
  const { customer } = await withPlans(opened);
  const line = (name: string, cents: number) => ({
    quantity: 1,
    price_data: { currency: 'usd', unit_amount: cents, product_data: { name } },
  });
  return opened.stripe.checkout.sessions.create({
    ...urls,
    mode: 'payment',
    customer: customer.id,
    line_items: [line('Rent', 145_000), line('Late fee', 5_000)],
    payment_intent_data: { metadata: { lease: 'lse_1' } },
  });
}

describe('a payment page', () => {
  it('takes one payment', async () => {
    const session = await rentPage();
    const { html } = await open(session.url ?? '');
    for (const text of ['Rent', '$1,450.00', 'Late fee', '$50.00', '$1,500.00']) expect(html).toContain(text);
    await send(session.url ?? '', cardFields());
    const { payment_intent } = await opened.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent'],
    });
    expect(payment_intent).toMatchObject({
      status: 'succeeded',
      amount: 150_000,
      metadata: { lease: 'lse_1' },
    });
  });

  it.each([
    ['000123456789', 'succeeded', 'paid'],
    ['000222222227', 'requires_payment_method', 'unpaid'],
  ])('shows the debit of bank account %s as processing, then as %s', async (account, status, paid) => {
    const { id, url } = await rentPage();
    await send(url ?? '', bankFields(account));
    const now = () => opened.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(await now()).toMatchObject({ payment_status: 'unpaid', payment_intent: { status: 'processing' } });
    await opened.moveTo('2026-11-25T10:00:05Z');
    expect(await now()).toMatchObject({ payment_status: paid, payment_intent: { status } });
  });

  it('keeps a card without a payment', async () => {
    const { customer } = await withPlans(opened);
    const session = await opened.stripe.checkout.sessions.create({
      ...urls,
      mode: 'setup',
      customer: customer.id,
    });
    await send(session.url ?? '', cardFields('5555555555554444'));
    const { setup_intent } = await opened.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['setup_intent.payment_method'],
    });
    expect(setup_intent).toMatchObject({
      status: 'succeeded',
      payment_method: { customer: customer.id, card: { brand: 'mastercard' } },
    });
  });
});

/** The parameters for debiting a saved method off session. */
async function debitOf(fields = cardFields()) {
  const { customer } = await withPlans(opened);
  const method = await keepMethod(opened, { customer: customer.id, fields });
  return {
    amount: 1900,
    currency: 'usd',
    customer: customer.id,
    payment_method: method,
    confirm: true,
    off_session: true,
  } as const;
}
async function declineOf(number: string) {
  const debit = await debitOf(cardFields(number));
  const error = await opened.stripe.paymentIntents.create(debit).catch((problem: unknown) => problem);
  const [left] = (await opened.stripe.paymentIntents.list({ customer: debit.customer })).data;
  return { error, left };
}

describe('payments of a kept method, and what goes back', () => {
  it('refund part by part, never more than was paid', async () => {
    const { stripe } = opened;
    const paid = await stripe.paymentIntents.create(await debitOf());
    const refund = (amount?: number) =>
      stripe.refunds.create({ payment_intent: paid.id, ...(amount && { amount }) });
    await refund(900);
    await expect(refund(1001)).rejects.toMatchObject({
      message: 'Refund amount ($10.01) is greater than unrefunded amount on charge ($10.00)',
    });
    await refund();
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const { latest_charge } = await stripe.paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ refunded: true, amount_refunded: 1900 });
    const { data } = await stripe.refunds.list({ payment_intent: paid.id });
    expect(data.map(({ amount }) => amount)).toEqual([1000, 900]);
    await opened.double.webhooks.deliverDue();
    expect(opened.events.filter(({ type }) => type === 'charge.refunded')).toHaveLength(2);
  });

  it('leave a declined payment open', async () => {
    const { error, left } = await declineOf('4000000000000341');
    expect(error).toMatchObject({
      code: 'card_declined',
      decline_code: 'generic_decline',
      statusCode: 402,
      payment_intent: { id: left?.id },
    });
    expect(left).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'generic_decline' },
    });
  });

  it('are declined where the bank wants to see the person each time', async () => {
    const { error } = await declineOf('4000002760003184');
    expect(error).toMatchObject({ code: 'authentication_required', statusCode: 402 });
  });

  it('of a bank account are processing for four days', async () => {
    const { stripe } = opened;
    const debit = await stripe.paymentIntents.create(await debitOf(bankFields('000123456789')));
    expect(debit.status).toBe('processing');
    await opened.moveTo('2026-11-25T10:00:05Z');
    expect(await stripe.paymentIntents.retrieve(debit.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 1900,
    });
  });

  it('are disputed by a card made for it, and cannot be refunded then', async () => {
    const { stripe } = opened;
    const paid = await stripe.paymentIntents.create(await debitOf(cardFields('4000000000000259')));
    await opened.double.webhooks.deliverDue();
    const dispute = opened.events.find(({ type }) => type === 'charge.dispute.created');
    expect(dispute?.data.object).toMatchObject({
      amount: 1900,
      payment_intent: paid.id,
      status: 'needs_response',
    });
    await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });
});
