import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import { plans } from '../../../test/support/test-world/plans';
import type { ProviderInvoice, ProviderSubscription } from '../../gateways/payments/payments';
import type { PlanPayment } from '../../table/billing/record';
import type { Organization } from '../../table/organizations/record';
import { decideChange } from './decide-change';
import { planMailsOf } from './plan-mails-of';
import { subscriptionEntry } from './subscription-audit';

const at = (day: string) => `2026-${day}T12:00:00.000Z`;
const now = new Date(at('07-20'));

/** A month of Landlord that is paid until 15 August. */
const subscription: Subscription = {
  subscriptionId: 'sub_one',
  planId: 2,
  annual: false,
  startedAt: at('06-01'),
  trialEndsAt: at('06-15'),
  status: 'active',
  autopay: true,
  periodStart: at('07-15'),
  paidUntil: at('08-15'),
  version: 3,
  customerId: 'cus_1',
  providerSubscriptionId: 'sub_at_1',
  providerCreatedAt: at('06-15'),
};
const organization: Organization = {
  organizationId: 'org_one',
  name: 'Northgate Homes',
  adminUserId: 'usr_head',
  createdAt: at('06-01'),
  propertyCount: 0,
  unitCount: 0,
  unitsWithoutRent: 0,
  ownerCount: 0,
  propertiesLeft: 10,
  unitsLeft: 50,
  limits: { properties: 10, units: 50 },
  subscription,
};
const seen: ProviderSubscription = {
  subscriptionId: 'sub_at_1',
  organizationId: 'org_one',
  customerId: 'cus_1',
  planId: 2,
  annual: false,
  status: 'active',
  periodStart: at('07-15'),
  periodEnd: at('08-15'),
  cancelAtPeriodEnd: false,
  createdAt: at('06-15'),
};
/** Tried once, and not to be tried again by itself. */
const invoice: ProviderInvoice = {
  invoiceId: 'in_1',
  customerId: 'cus_1',
  subscriptionId: 'sub_at_1',
  number: 'KS-1',
  status: 'open',
  amountDue: 1_900,
  amountPaid: 0,
  amountRefunded: 0,
  attempts: 1,
  createdAt: at('07-15'),
  periodStart: at('07-15'),
  periodEnd: at('08-15'),
  lines: [{ description: 'Landlord', amount: 1_900, periodStart: '', periodEnd: '', isProration: false }],
};
const decide = (status: ProviderSubscription['status'] | undefined) =>
  decideChange({
    organization,
    known: [],
    mailed: [],
    plans,
    now,
    seen: status && { ...seen, status },
    invoices: [invoice],
  });

describe('an invoice that was tried for the last time', () => {
  it.each([
    ['past_due', 'failed'],
    ['unpaid', 'failed'],
    ['canceled', 'failed'],
    ['active', 'open'],
    [undefined, 'open'],
  ] as const)('of a subscription that is %s at the provider is %s', (status, payment) => {
    expect(decide(status)?.payments.map((one) => one.status)).toEqual([payment]);
  });

  it('is mailed once the plan counts as unpaid', () => {
    expect(decide('past_due')?.mails.map(({ name }) => name)).toEqual(['payment-failed in_1 last']);
    expect(decide('active')?.mails).toEqual([]);
  });
});

const payment: PlanPayment = {
  organizationId: 'org_one',
  invoiceId: 'in_1',
  number: 'KS-1',
  status: 'paid',
  amount: 1_900,
  amountRefunded: 0,
  description: 'Landlord',
  lines: [],
  createdAt: at('07-13'),
  paidAt: at('07-14'),
  periodStart: at('07-15'),
  periodEnd: at('08-15'),
};
type Coming = Parameters<typeof planMailsOf>[0];
const names = (coming: Partial<Coming>) =>
  planMailsOf({
    from: subscription,
    to: subscription,
    payments: [],
    failing: [],
    known: [],
    now,
    ...coming,
  }).map(({ name }) => name);

describe('a receipt', () => {
  const receipt = ['receipt in_1'];

  it.each([
    ['of a payment is mailed', {}, receipt],
    ['of a cent is mailed, too', { amount: 1 }, receipt],
    ['of nothing is not', { amount: 0 }, []],
    ['of money that went back at once is mailed', { status: 'refunded' }, receipt],
    ['of a payment that failed is not', { status: 'open' }, []],
    ['of a payment of almost a week ago is mailed', { paidAt: '2026-07-13T12:00:00.001Z' }, receipt],
    ['of one a week ago is old news', { paidAt: at('07-13') }, []],
    ['of a payment without a day is as old as its invoice', { paidAt: undefined }, []],
  ] as const)('%s', (_, part, mailed) => {
    expect(names({ payments: [{ ...payment, ...part }] })).toEqual(mailed);
  });

  it('is mailed once: of a payment that was there before only when it was not paid then', () => {
    const payments = [{ ...payment, status: 'refunded' as const }];
    expect(names({ payments, known: [payment] })).toEqual([]);
    expect(names({ payments, known: [{ ...payment, status: 'open' }] })).toEqual(receipt);
  });
});

describe('the end of a plan', () => {
  const to = (status: Subscription['status']) => ({ ...subscription, status });

  it.each([
    ['an unpaid one', 'past-due', 'unpaid', [`unpaid ${at('08-15')}`]],
    ['one that stays unpaid', 'unpaid', 'unpaid', []],
    ['one that is over', 'canceled', 'ended', [`ended ${at('08-15')}`]],
    ['one that was over', 'ended', 'ended', []],
    ['one that goes on', 'past-due', 'active', []],
  ] as const)('is told of %s', (_, from, status, mailed) => {
    expect(names({ from: to(from), to: to(status) })).toEqual(mailed);
  });

  it('is that of the trial when nothing was ever paid for', () => {
    const trial = {
      ...subscription,
      status: undefined,
      paidUntil: undefined,
      providerSubscriptionId: undefined,
    };
    expect(names({ from: trial, to: { ...trial, status: 'ended' } })).toEqual([`ended ${at('06-15')}`]);
  });
});

describe('another plan', () => {
  const unpaid = { ...subscription, providerSubscriptionId: undefined, status: undefined };
  it.each([
    ['of one that goes on', {}, subscription, ['plan-changed 3 monthly 3']],
    ['of one that ends with it', { status: 'ended' }, subscription, [`ended ${at('08-15')}`]],
    ['of one that begins with it', {}, unpaid, []],
    ['of one that was over', {}, { ...subscription, status: 'ended' }, []],
  ] as const)('%s', (_, part, from, mailed) => {
    const to: Subscription = { ...subscription, planId: 3, ...part };
    expect(names({ from, to })).toEqual(mailed);
  });
});

describe('what the log calls a change of a subscription', () => {
  const plan = 'subscription.plan';

  it.each([
    ['another plan', { planId: 3 }, plan],
    ['the same plan by the year', { annual: true }, plan],
    ['a plan to come', { nextPlanId: 1 }, plan],
    ['its end', { status: 'ended', planId: 3 }, 'subscription.end'],
    ['its first customer', { customerId: 'cus_2' }, 'subscription.start'],
    ['a missing payment', { status: 'past-due' }, 'subscription.state'],
    ['autopay', { autopay: false, status: 'canceled' }, 'subscription.autopay'],
    ['a payment', { paidUntil: at('09-15') }, 'subscription.payment'],
  ] as const)('%s', (_, part, action) => {
    const change = { organization, to: { ...subscription, ...part }, now };
    const by = {
      actor: { process: 'payment provider' },
      plan: 'Landlord',
      ids: { next: () => '1', secret: () => '' },
    };
    expect(subscriptionEntry(change, by)).toMatchObject({ action, by: { process: 'payment provider' } });
  });
});
