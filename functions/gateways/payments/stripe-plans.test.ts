import { describe, expect, it } from 'vitest';
import {
  listOf,
  type StripeAnswers,
  type stripeServer,
  useStripe,
} from '../../../test/support/stripe-server';
import type { Payments } from './payments';

let stripe: Awaited<ReturnType<typeof stripeServer>>;
let payments: Payments;
useStripe((open) => {
  ({ stripe, payments } = open);
});

const at = (instant: string): number => Date.parse(instant) / 1000;
const [start, middle, end] = [
  '2026-06-01T00:00:00.000Z',
  '2026-06-16T00:00:00.000Z',
  '2026-07-01T00:00:00.000Z',
];

const price = (planId: number, cents: number) => ({
  id: `price_${planId}`,
  object: 'price',
  unit_amount: cents,
  lookup_key: null,
  metadata: { planId: String(planId), annual: 'false' },
});
const subscription = (more: object = {}, planId = 2) => ({
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_1',
  status: 'active',
  created: at(start),
  cancel_at_period_end: false,
  metadata: { organizationId: 'org_1' },
  schedule: null,
  items: listOf({
    id: 'si_1',
    price: price(planId, 1900),
    current_period_start: at(start),
    current_period_end: at(end),
  }),
  ...more,
});
const waiting = {
  id: 'sub_sched_1',
  object: 'subscription_schedule',
  status: 'active',
  phases: [
    { start_date: at(start), end_date: at(end), metadata: {} },
    { start_date: at(end), end_date: at(end) + 1, metadata: { planId: '2', annual: 'true' } },
  ],
};
const read = {
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  organizationId: 'org_1',
  planId: 2,
  annual: false,
};
const whole = {
  ...read,
  status: 'active',
  periodStart: start,
  periodEnd: end,
  cancelAtPeriodEnd: false,
  createdAt: start,
};

const writes = () => stripe.calls.filter(({ method }) => method === 'POST');
const answer = (more: StripeAnswers = {}, now: object = subscription()) =>
  stripe.answer({
    'GET /v1/subscriptions/sub_1': () => ({ body: now }),
    'GET /v1/prices': () => ({ body: listOf(price(3, 4900)) }),
    ...more,
  });

describe('a subscription', () => {
  it('is read with the period of its item and the plan of its price', async () => {
    answer();
    expect(await payments.subscription('sub_1')).toEqual(whole);
    answer({}, subscription({ status: 'canceled', schedule: waiting }));
    expect(await payments.subscription('sub_1')).toEqual({
      ...whole,
      status: 'canceled',
      next: { planId: 2, annual: true },
    });
  });

  it('changes now with proration, and not at all when the card says no', async () => {
    answer({ 'POST /v1/subscriptions/sub_1': () => ({ body: subscription({}, 3) }) });
    const change = { subscriptionId: 'sub_1', planId: 3, annual: false, attempt: 'a' };
    await payments.changePlan({ ...change, when: 'now' });
    expect(writes()[0]?.form).toMatchObject({
      'items[0][id]': 'si_1',
      'items[0][price]': 'price_3',
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: 'false',
    });
    answer({
      'POST /v1/subscriptions/sub_1': () => ({
        status: 402,
        body: { error: { type: 'card_error', code: 'card_declined', message: 'Declined' } },
      }),
    });
    await expect(payments.changePlan({ ...change, when: 'now' })).rejects.toMatchObject({
      code: 'payment-declined',
    });
  });

  it.each([
    [false, 'month'],
    [true, 'year'],
  ])(
    'changes at the period’s end by a schedule of two phases that lets go: by the year %s',
    async (annual, interval) => {
      answer({
        'POST /v1/subscription_schedules': () => ({ body: waiting }),
        'POST /v1/subscription_schedules/sub_sched_1': () => ({ body: waiting }),
      });
      await payments.changePlan({
        subscriptionId: 'sub_1',
        planId: 3,
        annual,
        attempt: 'a',
        when: 'period-end',
      });
      expect(writes().map(({ form }) => form)).toMatchObject([
        { from_subscription: 'sub_1' },
        {
          end_behavior: 'release',
          'phases[0][items][0][price]': 'price_2',
          'phases[0][items][0][quantity]': '1',
          'phases[0][start_date]': String(at(start)),
          'phases[0][end_date]': String(at(end)),
          'phases[1][items][0][price]': 'price_3',
          'phases[1][items][0][quantity]': '1',
          'phases[1][start_date]': String(at(end)),
          'phases[1][duration][interval]': interval,
          'phases[1][duration][interval_count]': '1',
          'phases[1][metadata][planId]': '3',
          'phases[1][metadata][annual]': String(annual),
          'phases[1][proration_behavior]': 'none',
        },
      ]);
    },
  );

  it('drops a change that waits before another now, and before it stops renewing', async () => {
    const release = 'POST /v1/subscription_schedules/sub_sched_1/release';
    const released = {
      [release]: () => ({ body: waiting }),
      'POST /v1/subscriptions/sub_1': () => ({ body: subscription() }),
    };
    answer(released, subscription({ schedule: waiting }));
    await payments.setAutopay({ subscriptionId: 'sub_1', on: false, attempt: 'a' });
    expect(writes().map(({ path, form }) => [path, form.cancel_at_period_end])).toEqual([
      ['/v1/subscription_schedules/sub_sched_1/release', undefined],
      ['/v1/subscriptions/sub_1', 'true'],
    ]);
  });

  it('leaves its end to the change that waits when its plan changes now', async () => {
    const path = 'POST /v1/subscription_schedules/sub_sched_1/release';
    const changed = { 'POST /v1/subscriptions/sub_1': () => ({ body: subscription() }) };
    answer({ ...changed, [path]: () => ({ body: waiting }) }, subscription({ schedule: 'sub_sched_1' }));
    const change = { subscriptionId: 'sub_1', planId: 3, annual: false, attempt: 'a' };
    await payments.changePlan({ ...change, when: 'now' });
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/subscriptions/sub_1',
      path,
    ]);
    expect(writes()[0]?.form).not.toHaveProperty('cancel_at_period_end');
  });

  it('without an item or with a state that we do not know is a surprise', async () => {
    answer({}, subscription({ items: listOf() }));
    await expect(payments.subscription('sub_1')).rejects.toThrow('The subscription sub_1 has no item');
    answer({}, subscription({ status: 'resting' }));
    await expect(payments.subscription('sub_1')).rejects.toThrow('a state we do not know: resting');
  });

  it.each([
    ['its metadata', { metadata: { planId: '3', annual: 'true' } }, { planId: 3, annual: true }],
    ['its lookup key', { lookup_key: 'keystead_plan_3_annually' }, { planId: 3, annual: true }],
    ['its lookup key', { lookup_key: 'keystead_plan_4_monthly' }, { planId: 4, annual: false }],
  ])('has the plan of its price by %s', async (_, more, plan) => {
    const items = listOf({
      id: 'si_1',
      current_period_start: at(start),
      current_period_end: at(end),
      price: { ...price(2, 1900), metadata: {}, ...more },
    });
    answer({}, subscription({ items }));
    expect(await payments.subscription('sub_1')).toMatchObject(plan);
  });

  it.each([null, 'another_product_monthly', 'keystead_plan_2_weekly'])(
    'with a price named %s is a surprise',
    async (lookup_key) => {
      const items = listOf({
        id: 'si_1',
        current_period_start: at(start),
        current_period_end: at(end),
        price: { ...price(2, 1900), metadata: {}, lookup_key },
      });
      answer({}, subscription({ items }));
      await expect(payments.subscription('sub_1')).rejects.toThrow('price_2 belongs to no plan of ours');
    },
  );

  it('is left alone when it renews already', async () => {
    answer();
    await payments.setAutopay({ subscriptionId: 'sub_1', on: true, attempt: 'a' });
    expect(writes()).toEqual([]);
  });

  it('shows what a change costs now and later', async () => {
    const line = (amount: number) => ({
      amount,
      description: 'Proration',
      period: { start: at(middle), end: at(end) },
      parent: { type: 'x', invoice_item_details: { proration: true }, subscription_item_details: null },
    });
    answer({
      'POST /v1/invoices/create_preview': () => ({
        body: { amount_due: 1500, lines: listOf(line(-950), line(2450)) },
      }),
    });
    const now = new Date(Date.parse(middle) + 999);
    const change = { subscriptionId: 'sub_1', planId: 3, annual: false, now };
    expect(await payments.previewChange(change)).toEqual({
      dueNow: 1500,
      lines: [-950, 2450].map((amount) => ({
        description: 'Proration',
        amount,
        periodStart: middle,
        periodEnd: end,
        isProration: true,
      })),
      nextAmount: 4900,
      nextAt: end,
    });
    expect(writes()[0]?.form).toMatchObject({
      'subscription_details[proration_date]': String(at(middle)),
      'subscription_details[proration_behavior]': 'always_invoice',
    });
    expect(await payments.previewChange({ ...change, when: 'period-end' })).toEqual({
      dueNow: 0,
      lines: [],
      nextAmount: 4900,
      nextAt: end,
    });
  });
});

describe('an invoice', () => {
  it('says what was paid for, what was paid and what went back', async () => {
    const invoice = {
      id: 'in_1',
      object: 'invoice',
      number: 'KS-0001',
      customer: 'cus_1',
      status: 'paid',
      amount_due: 1900,
      amount_paid: 1900,
      created: at(start),
      period_start: 1,
      period_end: 2,
      next_payment_attempt: null,
      status_transitions: { paid_at: at(start) },
      parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } },
      lines: listOf({
        amount: 1900,
        description: '1 × Landlord',
        period: { start: at(start), end: at(end) },
        parent: { type: 'x', subscription_item_details: { proration: false }, invoice_item_details: null },
      }),
      payments: listOf({ status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }),
      hosted_invoice_url: 'https://pay.test/in_1',
      invoice_pdf: 'https://pay.test/in_1.pdf',
    };
    const refund = (amount: number, status: string) => ({
      id: `re_${amount}`,
      object: 'refund',
      amount,
      status,
    });
    stripe.answer({
      'GET /v1/invoices': () => ({ body: listOf(invoice) }),
      'GET /v1/refunds': () => ({ body: listOf(refund(500, 'succeeded'), refund(700, 'failed')) }),
    });
    expect(await payments.invoices('cus_1')).toEqual([
      {
        invoiceId: 'in_1',
        customerId: 'cus_1',
        subscriptionId: 'sub_1',
        number: 'KS-0001',
        status: 'paid',
        amountDue: 1900,
        amountPaid: 1900,
        amountRefunded: 500,
        periodStart: start,
        periodEnd: end,
        lines: [
          {
            description: '1 × Landlord',
            amount: 1900,
            periodStart: start,
            periodEnd: end,
            isProration: false,
          },
        ],
        createdAt: start,
        paidAt: start,
        hostedUrl: 'https://pay.test/in_1',
        pdfUrl: 'https://pay.test/in_1.pdf',
      },
    ]);
    expect(stripe.calls[1]?.form).toMatchObject({ payment_intent: 'pi_1' });
  });
});
