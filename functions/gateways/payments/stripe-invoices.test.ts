import { describe, expect, it } from 'vitest';
import { listOf, type stripeServer, useStripe } from '../../../test/support/stripe-server';
import type { Payments } from './payments';

let stripe: Awaited<ReturnType<typeof stripeServer>>;
let payments: Payments;
useStripe((open) => {
  ({ stripe, payments } = open);
});

const at = (month: number): number => Date.UTC(2026, month - 1, 1) / 1000;
const day = (month: number): string => new Date(at(month) * 1000).toISOString();
/** A line about the month that begins on this month's first day. */
const line = (amount: number, month: number, parent: object | null = null) => ({
  amount,
  description: null,
  period: { start: at(month), end: at(month + 1) },
  parent,
});
const prorated = { invoice_item_details: { proration: true }, subscription_item_details: null };
const paidBy = (status: string, payment_intent: string | null) => ({ status, payment: { payment_intent } });
const invoice = (more: object = {}) => ({
  id: 'in_1',
  object: 'invoice',
  number: 'KS-0001',
  customer: 'cus_1',
  status: 'paid',
  parent: null,
  amount_due: 1900,
  amount_paid: 1900,
  created: at(1),
  period_start: at(1),
  period_end: at(2),
  next_payment_attempt: null,
  attempt_count: 1,
  status_transitions: { paid_at: null },
  lines: listOf(),
  payments: listOf(paidBy('paid', 'pi_1')),
  ...more,
});
const refund = (amount: number, status: string) => ({ id: `re_${amount}`, object: 'refund', amount, status });
const read = async (more: object, ...refunds: object[]) => {
  stripe.answer({
    'GET /v1/invoices/in_1': () => ({ body: invoice(more) }),
    'GET /v1/refunds': () => ({ body: listOf(...refunds) }),
  });
  return payments.invoice('in_1');
};

describe('an invoice at the provider', () => {
  it.each([
    ['draft', 'draft'],
    ['open', 'open'],
    ['paid', 'paid'],
    ['void', 'void'],
    ['uncollectible', 'uncollectible'],
    [null, 'draft'],
    ['something new', 'draft'],
  ])('that is %s there is %s', async (status, expected) => {
    expect((await read({ status }))?.status).toBe(expected);
  });

  it('that is a draft has no number, payment, subscription or page of its own yet', async () => {
    const more = { number: null, status: 'draft', amount_paid: 0, payments: listOf() };
    expect(await read(more)).toEqual({
      invoiceId: 'in_1',
      customerId: 'cus_1',
      subscriptionId: '',
      number: 'in_1',
      status: 'draft',
      amountDue: 1900,
      amountPaid: 0,
      amountRefunded: 0,
      lines: [],
      attempts: 1,
      periodStart: day(1),
      periodEnd: day(2),
      createdAt: day(1),
    });
    expect(stripe.calls).toHaveLength(1);
  });

  it('that is tried again says when', async () => {
    expect(await read({ status: 'open', next_payment_attempt: at(3) })).toMatchObject({
      nextAttemptAt: day(3),
    });
  });

  it.each([
    ['the plan’s own line', [line(-950, 1, prorated), line(1900, 3), line(4900, 5)], 3],
    ['what is charged, of prorated lines alone', [line(-950, 1, prorated), line(2450, 4, prorated)], 4],
    ['the first line, when all give back', [line(-950, 2, prorated), line(-10, 5, prorated)], 2],
  ])('is for the period of %s', async (_, lines, month) => {
    const seen = await read({ lines: listOf(...lines) });
    expect(seen).toMatchObject({ periodStart: day(month), periodEnd: day(month + 1) });
  });

  it('knows a prorated line by the item or by the subscription that it is of', async () => {
    const ofSubscription = { subscription_item_details: { proration: true }, invoice_item_details: null };
    const whole = { subscription_item_details: { proration: false }, invoice_item_details: null };
    const lines = listOf(...[prorated, ofSubscription, whole, null].map((parent) => line(100, 1, parent)));
    const seen = await read({ lines });
    expect(seen?.lines.map(({ isProration }) => isProration)).toEqual([true, true, false, false]);
    expect(seen?.lines[0]?.description).toBe('');
  });

  it('has given back what went or is on its way, not what failed', async () => {
    const refunds = [refund(500, 'succeeded'), refund(200, 'pending'), refund(70, 'failed')];
    expect((await read({}, ...refunds))?.amountRefunded).toBe(700);
  });

  it.each([
    ['by the customer’s balance', { payments: listOf() }],
    ['by hand', { payments: listOf(paidBy('paid', null)) }],
    ['by nobody yet', { payments: listOf(paidBy('open', 'pi_1')) }],
  ])('that was paid %s can have given nothing back, and gives nothing', async (_, more) => {
    expect((await read(more, refund(500, 'succeeded')))?.amountRefunded).toBe(0);
    const back = payments.refund({ invoiceId: 'in_1', amount: 500, attempt: 'one' });
    await expect(back).rejects.toThrow('The invoice in_1 has no payment to give back');
    expect(stripe.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
