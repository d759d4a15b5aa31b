import { describe, expect, it } from 'vitest';
import { plans } from '../../../test/support/test-world/plans';
import type { PlanPayment } from '../../table/billing/record';
import type { PlanMail } from '../../table/outbox/record';
import { writePlanMail } from './write-plan-mail';

const siteUrl = 'https://keystead.test';
const payment: PlanPayment = {
  organizationId: 'org_one',
  invoiceId: 'in_1',
  number: 'KS-7',
  status: 'failed',
  amount: 200_010,
  amountRefunded: 0,
  description: 'Manager',
  lines: [
    { description: 'Unused <time>', amount: -1273, proration: true },
    { description: 'Remaining time', amount: 201_283, proration: true },
  ],
  periodStart: '2027-06-11T00:00:00.000Z',
  periodEnd: '2027-07-01T00:00:00.000Z',
  createdAt: '2027-06-11T00:00:00.000Z',
};
const write = (mail: PlanMail) => writePlanMail(mail, { firstName: 'Ines', plans, siteUrl });
const plan = { planId: 2, annual: true };
const next = { planId: 3, annual: false };
const at = '2027-06-14T00:00:00.000Z';
const name = 'n';

describe('what an organization’s head is mailed', () => {
  it.each<[PlanMail, string, RegExp, string]>([
    [
      { name, kind: 'receipt', payment },
      'Receipt KS-7 from Keystead',
      /Jun 11, 2027 to Jul 01, 2027/,
      '/user-subscription',
    ],
    [
      { name, kind: 'payment-failed', payment: { ...payment, nextAttemptAt: at } },
      'Your payment of $2,000.10 failed',
      /We’ll try again on Jun 14, 2027/,
      '/user-subscription',
    ],
    [
      { name, kind: 'payment-failed', payment },
      'Your payment of $2,000.10 failed',
      /We won’t try again/,
      '/user-subscription',
    ],
    [
      { name, kind: 'trial-ending', days: 7, at, planId: 2 },
      'Your trial ends in 7 days',
      /\(Landlord\) ends on Jun 14, 2027/,
      '/subscriptionPay',
    ],
    [
      { name, kind: 'trial-ending', days: 1, at, planId: 2 },
      'Your trial ends tomorrow',
      /Jun 14, 2027/,
      '/subscriptionPay',
    ],
    [
      { name, kind: 'plan-starts', at, plan },
      'Your plan begins on Jun 14, 2027',
      /Nothing is charged before then.*First payment on Jun 14, 2027: \$190.00/s,
      '/user-subscription',
    ],
    [
      { name, kind: 'renewal', at, plan },
      'Your plan renews on Jun 14, 2027',
      /Landlord, yearly/,
      '/user-subscription',
    ],
    [
      { name, kind: 'plan-changed', from: plan, to: next },
      'Your plan was changed',
      /Now: Manager, monthly/,
      '/user-subscription',
    ],
    [
      { name, kind: 'plan-changed', from: plan, to: next, at },
      'Your plan changes on Jun 14, 2027',
      /From then on: Manager, monthly/,
      '/user-subscription',
    ],
    [
      { name, kind: 'ended', why: 'trial', planId: 2 },
      'Your trial ended',
      /You can read and export/,
      '/subscriptionPay',
    ],
    [
      { name, kind: 'ended', why: 'period', planId: 2 },
      'Your plan ended',
      /You can read and export/,
      '/subscriptionPay',
    ],
    [
      { name, kind: 'ended', why: 'unpaid', planId: 2 },
      'Your plan isn’t paid',
      /won’t try again/,
      '/user-subscription',
    ],
  ])('%o', (notice, subject, words, path) => {
    const mail = write(notice);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toMatch(words);
    expect(mail.text).toContain(`\n${siteUrl}${path}\n`);
    expect(mail.html).toContain(`href="${siteUrl}${path}"`);
    expect(mail.text).toContain('Hi Ines,');
  });

  it('shows every line and the total in both forms, and no markup of somebody else', () => {
    const { text, html } = write({ name, kind: 'receipt', payment });
    expect(text).toContain('Unused <time>: -$12.73\nRemaining time: $2,012.83\nTotal: $2,000.10');
    expect(html).toContain('Unused &lt;time&gt;');
    expect(html).not.toContain('<time>');
  });

  it('leaves color to the reader’s program, but for the button', () => {
    const { html } = write({ name, kind: 'receipt', payment });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html.match(/(?<!background-)color:#|background:#/g)).toHaveLength(2);
  });
});
