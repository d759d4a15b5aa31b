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
/** A line of the preview up to the first day of this month. */
const line = (amount: number, until: number) => ({
  amount,
  description: 'Proration',
  period: { start: at(6), end: at(until) },
  parent: null,
});
const subscription = (more: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_1',
  status: 'active',
  created: at(6),
  cancel_at_period_end: false,
  metadata: {},
  schedule: null,
  items: listOf({
    id: 'si_1',
    current_period_start: at(6),
    current_period_end: at(7),
    price: { id: 'price_2', metadata: { planId: '2', annual: 'false' } },
  }),
  ...more,
});
const answer = (lines: readonly object[], cents: number | null = 4900, now = subscription()) =>
  stripe.answer({
    'GET /v1/subscriptions/sub_1': () => ({ body: now }),
    'GET /v1/prices': () => ({ body: listOf({ id: 'price_3', object: 'price', unit_amount: cents }) }),
    'POST /v1/invoices/create_preview': () => ({ body: { amount_due: 1500, lines: listOf(...lines) } }),
    'POST /v1/subscriptions/sub_1': () => ({ body: now }),
  });
const change = { subscriptionId: 'sub_1', planId: 3, annual: true, now: new Date('2026-06-16T00:00:00Z') };

describe('what a change of plan will cost', () => {
  it.each([
    ['the last charged day of a longer period', [line(-950, 7), line(19_000, 18)], 18],
    ['the last charged day, whatever the order', [line(19_000, 18), line(300, 7), line(-950, 30)], 18],
    ['the end of the present period, when nothing is charged', [line(-950, 30)], 7],
    ['the end of the present period, when nothing changes', [], 7],
  ])('is next due at %s', async (_, lines, month) => {
    answer(lines);
    expect(await payments.previewChange(change)).toMatchObject({ dueNow: 1500, nextAt: day(month) });
  });

  it('is nothing for a price without an amount', async () => {
    answer([], null);
    expect(await payments.previewChange(change)).toMatchObject({ nextAmount: 0 });
    expect(await payments.previewChange({ ...change, when: 'period-end' })).toEqual({
      dueNow: 0,
      lines: [],
      nextAmount: 0,
      nextAt: day(7),
    });
  });

  it('is asked for the price of the plan itself', async () => {
    answer([]);
    await payments.previewChange(change);
    expect(stripe.calls.find(({ path }) => path === '/v1/prices')?.form).toEqual({
      'lookup_keys[0]': 'keystead_plan_3_annually',
      active: 'true',
      limit: '1',
    });
    stripe.answer({
      'GET /v1/subscriptions/sub_1': () => ({ body: subscription() }),
      'GET /v1/prices': () => ({ body: listOf() }),
    });
    await expect(payments.previewChange(change)).rejects.toThrow('no price keystead_plan_3_annually');
  });
});

describe('autopay', () => {
  it.each([
    [true, true, ['false']],
    [true, false, []],
    [false, false, ['true']],
    [false, true, []],
  ])('turned %s where it ends with the period: %s, writes %j', async (on, cancel_at_period_end, writes) => {
    answer([], 4900, subscription({ cancel_at_period_end }));
    await payments.setAutopay({ subscriptionId: 'sub_1', on, attempt: 'a' });
    const written = stripe.calls.filter(({ method }) => method === 'POST');
    expect(written.map(({ form }) => form.cancel_at_period_end)).toEqual(writes);
  });
});
