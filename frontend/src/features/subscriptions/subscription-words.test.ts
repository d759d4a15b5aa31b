import { describe, expect, it } from 'vitest';
import type { PlanChangePreview } from '../../../../shared/contract/subscriptions';
import { payment, planDetails, plans, preview } from '../../testing/subscription-samples';
import { askAgain } from './confirmation/checkout-patience';
import { wholeText, yearlySaving } from './money-text';
import { periodText } from './overview/payment-columns';
import { autopayWords, endWords, hasAutopay, whatHappens } from './overview/subscription-words';
import { actionWords, blockerWords, changeWords, doneWords, laterWords, takesBack } from './pay/change-words';
import { paidPlans } from './pay/plan-choice';

describe('what happens next to a subscription', () => {
  const next_plan = { planid: 2, plan: 'Landlord', annual: false };
  const free_until = '2026-02-05T10:00:00.000Z';
  it.each([
    [{ type: 'trial' }, /^Your trial runs until Feb 05, 2026\. Nothing is charged before/],
    [{ type: 'active' }, /^Renews on Feb 05, 2026 at \$19 a month\.$/],
    [{ type: 'active', subscription_type: 'annually' }, /^Renews on Feb 05, 2026 at \$190 a year\.$/],
    [{ type: 'active', autopay: 0 }, /^Paid until Feb 05, 2026\. It does not renew/],
    [{ type: 'active', free_until }, /^Your trial continues until Feb 05, 2026\. Landlord begins then/],
    [
      { type: 'active', next_plan, plan: 'Manager' },
      /^Until Feb 05, 2026 you have Manager\. Then Landlord begins at \$19 a month, as you chose\.$/,
    ],
    [{ type: 'active', next_plan: { ...next_plan, planid: 9 } }, /Then Landlord begins, as you chose\.$/],
    [{ type: 'canceled' }, /^Paid until Feb 05, 2026/],
    [{ type: 'canceled', free_until }, /^Free until Feb 05, 2026/],
    [{ type: 'past-due' }, /^The last payment failed\. We’ll try again/],
    [{ type: 'unpaid' }, /^The payment failed after several tries\./],
    [{ type: 'ended' }, /^Your plan ended on Feb 05, 2026\./],
  ] as const)('%j', (over, words) => expect(whatHappens(planDetails(over), plans)).toMatch(words));

  it.each([
    [{ type: 'active' }, 'On: your card is charged when a period ends, next on Feb 05, 2026.'],
    [{ type: 'canceled', autopay: 0 }, 'Off: nothing more is charged. Your plan ends on Feb 05, 2026.'],
    [{ type: 'past-due' }, 'On: the payment is tried again, and your card is charged when a period ends.'],
    [{ type: 'unpaid', autopay: 0 }, 'Off: nothing is charged for the time after this period.'],
    [{ type: 'trial' }, 'Autopay begins with the first payment of a plan.'],
    [{ type: 'ended' }, 'Autopay begins with the first payment of a plan.'],
    [{ has_payments: false }, 'Autopay begins with the first payment of a plan.'],
  ] as const)('autopay of %j', (over, words) => expect(autopayWords(planDetails(over))).toBe(words));

  it('is asked about before it ends, by whether a period is owed', () => {
    expect(endWords(planDetails())).toMatch(/^The Landlord plan ends on Feb 05, 2026, and you won’t be/);
    for (const type of ['past-due', 'unpaid'] as const)
      expect(endWords(planDetails({ type }))).toMatch(
        /^Nothing more is charged after the period that is owed/,
      );
  });

  it('has autopay once there is something to renew', () => {
    const types = ['trial', 'active', 'canceled', 'past-due', 'unpaid', 'ended'] as const;
    expect(types.filter((type) => hasAutopay({ type, has_payments: true }))).toEqual([
      'active',
      'canceled',
      'past-due',
      'unpaid',
    ]);
  });
});

describe('a change of plan in words', () => {
  const choice = { planid: 3, annual: false };
  const details = planDetails({ planid: 3, plan: 'Manager' });
  const next_plan = { planid: 2, plan: 'Landlord', annual: false };
  const waits = { ...details, next_plan };
  const offer = (kind: PlanChangePreview['kind'], over: Partial<PlanChangePreview> = {}) => ({
    preview: preview({ kind, ...over }),
    choice,
    plan: 'Manager',
    standing: planDetails(),
  });

  it('takes back what waits only where the current plan and period are chosen again', () => {
    const taken = (over: object) => takesBack({ preview: preview(), choice, standing: waits, ...over });
    expect(taken({})).toBe(true);
    expect(taken({ preview: preview({ kind: 'none' }) })).toBe(false);
    expect(taken({ choice: { planid: 2, annual: false } })).toBe(false);
    expect(taken({ choice: { planid: 3, annual: true } })).toBe(false);
    expect(taken({ standing: details })).toBe(false);
    expect(taken({ standing: undefined })).toBe(false);
  });

  it.each([
    [offer('checkout'), /^Manager starts with your payment on the payment provider’s page/],
    [offer('checkout', { due_now: 0 }), /^Nothing is due now: your trial continues until Feb 05, 2026/],
    [offer('now'), /^Manager starts right away\. You pay the difference/],
    [
      { ...offer('now'), standing: planDetails({ free_until: 'x' }) },
      /Nothing is due before your trial ends on Feb 05, 2026/,
    ],
    [
      offer('period-end'),
      /^Nothing is due now\. You keep what you have paid for until Feb 05, 2026; then Manager begins\.$/,
    ],
    [{ ...offer('period-end'), standing: planDetails({ autopay: 0 }) }, /Autopay is turned on for it\.$/],
    [offer('none'), /^This is your plan already, billed monthly\.$/],
    [{ ...offer('none'), choice: { planid: 3, annual: true } }, /billed annually\.$/],
    [
      { ...offer('none'), standing: planDetails({ next_plan: { ...next_plan, planid: 3 } }) },
      /^Manager begins on Feb 05, 2026, as you chose\.$/,
    ],
    [
      { ...offer('now'), standing: waits },
      /^You keep Manager\. The change to Landlord on Feb 05, 2026 is canceled/,
    ],
  ] as const)('%#', (change, words) => expect(changeWords(change)).toMatch(words));

  it.each([
    [offer('checkout'), 'Pay $15.00'],
    [offer('checkout', { due_now: 0 }), 'Add a card'],
    [offer('now'), 'Change plan and pay $15.00'],
    [offer('now', { due_now: 0 }), 'Change plan now'],
    [offer('period-end'), 'Change on Feb 05, 2026'],
    [offer('none'), ''],
    [{ ...offer('now'), standing: waits }, 'Keep Manager'],
  ] as const)('its button: %#', (change, words) => expect(actionWords(change)).toBe(words));

  it('says what comes later, and what was done', () => {
    expect(laterWords(preview(), choice)).toBe('From Feb 05, 2026 on: $49.00 a month');
    expect(laterWords(preview(), { ...choice, annual: true })).toBe('From Feb 05, 2026 on: $49.00 a year');
    expect(laterWords(preview({ next_at: '' }), choice)).toBe('');
    const done = (kind: 'now' | 'period-end' | 'none') => doneWords({ kind, plan: 'Solo', at: '2026-02-05' });
    expect((['now', 'period-end', 'none'] as const).map(done)).toEqual([
      'You have Solo now.',
      'Solo begins on Feb 05, 2026.',
      'You have Solo already.',
    ]);
    expect(blockerWords({ what: 'units', in_use: 10_002, limit: 10_000 }, 'Org')).toBe(
      'You use 10,002 units; Org has 10,000. Remove 2 units first.',
    );
  });
});

describe('plans and payments', () => {
  it('have whole dollars, or cents where there are any', () => {
    expect([19, 1490, 19.5].map(wholeText)).toEqual(['$19', '$1,490', '$19.50']);
    expect(yearlySaving({ price: 1, annual_price: 20 })).toBe(0);
    expect(paidPlans(plans).map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('say their period as far as it is known', () => {
    expect(periodText(payment())).toBe('Jan 05, 2026 – Feb 05, 2026');
    expect(periodText(payment({ businessplanenddate: '' }))).toBe('Jan 05, 2026');
  });

  it('are asked about up to a limit', () => {
    expect([askAgain(undefined, 99), askAgain('processing', 30), askAgain('processing', 31)]).toEqual([
      2000,
      2000,
      false,
    ]);
    expect([askAgain('open', 3), askAgain('open', 4), askAgain('expired', 0)]).toEqual([2000, false, 2000]);
  });
});
