import { describe, expect, it } from 'vitest';
import type { ProviderInvoice } from '../../gateways/payments/payments';
import { paymentOf } from './payment-of';

const at = (day: string) => `2026-${day}T12:00:00.000Z`;
const line = (amount: number, over: object = {}) => ({
  description: 'Landlord',
  amount,
  periodStart: at('06-15'),
  periodEnd: at('07-15'),
  isProration: false,
  ...over,
});
const invoice = (over: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  invoiceId: 'in_1',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  number: 'KS-0001',
  status: 'open',
  amountDue: 1_900,
  amountPaid: 0,
  amountRefunded: 0,
  lines: [line(1_900)],
  periodStart: at('06-15'),
  periodEnd: at('07-15'),
  createdAt: at('06-15'),
  ...over,
});
const paid = { status: 'paid', amountPaid: 1_900, paidAt: at('06-15') } as const;
const lineOf = (over: Partial<ProviderInvoice>, isMissing = false) =>
  paymentOf(invoice(over), { organizationId: 'org_one', isMissing });

describe('a line of the payment history', () => {
  it('of a paid invoice has what was paid, for what, and when', () => {
    expect(lineOf(paid)).toEqual({
      organizationId: 'org_one',
      invoiceId: 'in_1',
      number: 'KS-0001',
      status: 'paid',
      amount: 1_900,
      amountRefunded: 0,
      description: 'Landlord',
      lines: [{ description: 'Landlord', amount: 1_900, proration: false }],
      periodStart: at('06-15'),
      periodEnd: at('07-15'),
      createdAt: at('06-15'),
      paidAt: at('06-15'),
    });
  });

  it.each([
    [0, 'paid'],
    [1, 'partly-refunded'],
    [1_899, 'partly-refunded'],
    [1_900, 'refunded'],
  ])('with %i cents refunded is %s', (amountRefunded, status) => {
    expect(lineOf({ ...paid, amountRefunded })).toMatchObject({ status, amountRefunded });
  });

  it.each([
    [{ attempts: 1, nextAttemptAt: at('06-18') }, false, 'failed'],
    [{ attempts: 1 }, false, 'open'],
    [{ attempts: 1 }, true, 'failed'],
    [{ attempts: 0, nextAttemptAt: at('06-18') }, false, 'open'],
    [{ nextAttemptAt: at('06-18') }, true, 'open'],
  ])('of an open invoice with %j, the plan unpaid: %s, is %s', (over, isMissing, status) => {
    const { nextAttemptAt } = { nextAttemptAt: undefined, ...over };
    const found = lineOf(over, isMissing);
    expect(found).toMatchObject({ status, amount: 1_900 });
    expect(found?.nextAttemptAt).toBe(nextAttemptAt);
  });

  it.each([
    ['uncollectible', 'failed'],
    ['void', 'void'],
  ] as const)('of an invoice that is %s is %s, and tried no more', (status, expected) => {
    const found = lineOf({ status, attempts: 1, nextAttemptAt: at('06-18') });
    expect(found?.status).toBe(expected);
    expect(found?.nextAttemptAt).toBeUndefined();
  });

  it('is made of no draft and of no free trial, and of what a credit pays', () => {
    expect(lineOf({ status: 'draft' })).toBeUndefined();
    expect(lineOf({ ...paid, amountDue: 0, amountPaid: 0, lines: [line(0)] })).toBeUndefined();
    const credited = { ...paid, amountDue: 0, amountPaid: 0, lines: [line(1_900), line(-1_900)] };
    expect(lineOf(credited)).toMatchObject({ status: 'paid', amount: 0 });
  });

  it('is named after the plan, and after the change of a plan when there is nothing else', () => {
    const change = line(500, { description: 'Remaining time', isProration: true });
    expect(lineOf({ lines: [change, line(1_900)] })?.description).toBe('Landlord');
    expect(lineOf({ lines: [change] })).toMatchObject({
      description: 'Remaining time',
      lines: [{ description: 'Remaining time', amount: 500, proration: true }],
    });
  });
});
