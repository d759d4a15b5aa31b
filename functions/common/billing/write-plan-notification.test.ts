import { describe, expect, it } from 'vitest';
import { isOwnPath } from '../../../shared/domain/notifications/notifications';
import type { PlanPayment } from '../../table/billing/record';
import type { PlanMail } from '../../table/outbox/record';
import { writePlanNotification } from './write-plan-notification';

const payment: PlanPayment = {
  organizationId: 'org_one',
  invoiceId: 'in_1',
  number: 'K-1',
  status: 'failed',
  amount: 1900,
  lines: [],
  amountRefunded: 0,
  description: '',
  createdAt: '2026-06-15T12:00:00.000Z',
  periodStart: '2026-06-15',
  periodEnd: '2026-07-15',
  nextAttemptAt: '2026-06-18T12:00:00.000Z',
};
const plan = { planId: 2, annual: false };
const mails: readonly (readonly [PlanMail, string, string])[] = [
  [{ name: 'a', kind: 'receipt', payment }, 'success', '$19.00 paid for Jun 15, 2026 to Jul 15, 2026'],
  [{ name: 'b', kind: 'payment-failed', payment }, 'danger', 'We’ll try again on Jun 18, 2026.'],
  [{ name: 'c', kind: 'trial-ending', days: 1, at: '2026-06-29', planId: 1 }, 'warning', 'Jun 29, 2026'],
  [{ name: 'd', kind: 'renewal', at: '2026-06-29', plan }, 'info', 'nothing to do'],
  [{ name: 'g', kind: 'plan-starts', at: '2026-06-29', plan }, 'success', 'nothing is charged'],
  [{ name: 'e', kind: 'plan-changed', from: plan, to: plan }, 'info', 'in force now'],
  [{ name: 'f', kind: 'ended', why: 'trial', planId: 1 }, 'danger', 'read and export'],
];

describe('a mail about the plan in the product', () => {
  it.each(mails)('$kind: its color, its words, a place to go', (mail, messageType, words) => {
    const text = writePlanNotification(mail, { subject: 'As the mail says' });
    expect(text).toMatchObject({ title: 'As the mail says', messageType });
    expect(text.description).toContain(words);
    expect(isOwnPath(text.link)).toBe(true);
  });
});
