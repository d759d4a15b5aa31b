import { describe, expect, it } from 'vitest';
import { duesOf } from './subscription-dues';
import { type Seen, withProviderSubscription } from './subscription-seen';
import { endOf, type Subscription } from './subscriptions';

const trial: Subscription = {
  subscriptionId: 'sub_1',
  planId: 2,
  annual: false,
  startedAt: '2026-06-01T00:00:00.000Z',
  trialEndsAt: '2026-06-15T00:00:00.000Z',
};
const seen = (over: Partial<Seen> = {}): Seen => ({
  subscriptionId: 'sub_a',
  customerId: 'cus_1',
  planId: 3,
  annual: true,
  status: 'active',
  periodStart: '2026-06-10T00:00:00.000Z',
  periodEnd: '2027-06-10T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  createdAt: '2026-06-10T00:00:00.000Z',
  ...over,
});
const paid = withProviderSubscription(trial, seen());

describe('what is seen at the provider', () => {
  it('becomes ours: plan, period, state', () => {
    expect(paid).toEqual({
      ...trial,
      status: 'active',
      planId: 3,
      annual: true,
      autopay: true,
      periodStart: '2026-06-10T00:00:00.000Z',
      paidUntil: '2027-06-10T00:00:00.000Z',
      customerId: 'cus_1',
      providerSubscriptionId: 'sub_a',
      providerCreatedAt: '2026-06-10T00:00:00.000Z',
    });
    expect(withProviderSubscription(paid, seen())).toEqual(paid);
  });

  it('changes nothing while the first payment is on its way, or when it came to nothing', () => {
    expect(withProviderSubscription(trial, seen({ status: 'incomplete' }))).toBe(trial);
    expect(withProviderSubscription(trial, seen({ status: 'canceled' }))).toBe(trial);
  });

  it('is paid until the unpaid period began while a payment is missing', () => {
    const failing = { periodStart: '2027-06-10T00:00:00.000Z', periodEnd: '2028-06-10T00:00:00.000Z' };
    expect(withProviderSubscription(paid, seen({ ...failing, status: 'past_due' }))).toMatchObject({
      status: 'past-due',
      paidUntil: '2027-06-10T00:00:00.000Z',
    });
    expect(withProviderSubscription(paid, seen({ ...failing, status: 'unpaid' }))).toMatchObject({
      status: 'unpaid',
      paidUntil: '2027-06-10T00:00:00.000Z',
    });
  });

  it('turns autopay off and keeps what is paid for', () => {
    expect(withProviderSubscription(paid, seen({ cancelAtPeriodEnd: true }))).toMatchObject({
      status: 'canceled',
      autopay: false,
      paidUntil: paid.paidUntil,
    });
  });

  it('names the plan that comes next, and forgets it when it has come or is taken back', () => {
    const waiting = withProviderSubscription(paid, seen({ next: { planId: 2, annual: true } }));
    expect(waiting).toMatchObject({ planId: 3, nextPlanId: 2, nextAnnual: true });
    expect(withProviderSubscription(waiting, seen())).toEqual(paid);
    const came = withProviderSubscription(waiting, seen({ planId: 2, next: { planId: 2, annual: true } }));
    expect(came).toMatchObject({ planId: 2 });
    expect(came).not.toHaveProperty('nextPlanId');
  });

  it('is the newest living subscription, whichever notice comes last', () => {
    const newer = seen({ subscriptionId: 'sub_b', planId: 4, createdAt: '2026-06-20T00:00:00.000Z' });
    const replaced = withProviderSubscription(paid, newer);
    expect(replaced).toMatchObject({ providerSubscriptionId: 'sub_b', planId: 4 });
    expect(withProviderSubscription(replaced, seen())).toBe(replaced);
    expect(withProviderSubscription(replaced, seen({ status: 'canceled' }))).toBe(replaced);
    expect(withProviderSubscription(withProviderSubscription(trial, newer), seen())).toEqual(replaced);
  });
});

describe('a plan paid for in the trial', () => {
  const first = { periodEnd: trial.trialEndsAt };
  const waitingPlan = () => withProviderSubscription(trial, seen({ ...first, status: 'trialing' }));

  it('is active and free until its first payment, and nothing of it is paid', () => {
    const waiting = waitingPlan();
    expect(waiting).toMatchObject({
      status: 'active',
      planId: 3,
      autopay: true,
      freeUntil: trial.trialEndsAt,
    });
    expect(waiting).not.toHaveProperty('paidUntil');
    expect(endOf(waiting)).toBe('2026-06-18T00:00:00.000Z');
    expect(duesOf(waiting).map(({ kind }) => kind)).toEqual(['end']);
  });

  it('is paid from the first payment on, or past due since then', () => {
    const period = { periodStart: trial.trialEndsAt, periodEnd: '2027-06-15T00:00:00.000Z' };
    const paidNow = withProviderSubscription(waitingPlan(), seen(period));
    expect(paidNow).toMatchObject({ status: 'active', paidUntil: period.periodEnd });
    expect(paidNow).not.toHaveProperty('freeUntil');
    const declined = withProviderSubscription(waitingPlan(), seen({ ...period, status: 'past_due' }));
    expect(declined).toMatchObject({ status: 'past-due', paidUntil: trial.trialEndsAt });
    expect(declined).not.toHaveProperty('freeUntil');
  });

  it('that is canceled before it ends with the trial', () => {
    const canceled = withProviderSubscription(
      waitingPlan(),
      seen({ ...first, status: 'trialing', cancelAtPeriodEnd: true }),
    );
    expect(canceled).toMatchObject({ status: 'canceled', autopay: false });
    expect(endOf(canceled)).toBe(trial.trialEndsAt);
    expect(withProviderSubscription(canceled, seen({ status: 'canceled' }))).toMatchObject({
      status: 'ended',
    });
  });
});

describe('which subscription of the provider counts', () => {
  const at = '2026-06-10T00:00:00.000Z';
  const unpaidCheckout = seen({
    subscriptionId: 'sub_z',
    createdAt: '2026-07-01T00:00:00.000Z',
    status: 'incomplete',
  });

  it('not one whose checkout was completed and not paid, whatever stands there', () => {
    expect(withProviderSubscription(trial, unpaidCheckout)).toBe(trial);
    expect(withProviderSubscription(paid, unpaidCheckout)).toBe(paid);
    expect(withProviderSubscription(paid, { ...unpaidCheckout, subscriptionId: 'sub_a' })).toBe(paid);
  });

  it('of two made in the same second the later name, for everyone', () => {
    const other = withProviderSubscription(paid, seen({ subscriptionId: 'sub_b', planId: 4, createdAt: at }));
    expect(other).toMatchObject({ providerSubscriptionId: 'sub_b', planId: 4 });
    expect(withProviderSubscription(other, seen({ createdAt: at }))).toBe(other);
  });

  it('an older living one where ours has ended', () => {
    const ended = withProviderSubscription(paid, seen({ status: 'canceled' }));
    expect(ended).toMatchObject({ status: 'ended', autopay: false, paidUntil: paid.paidUntil });
    const older = seen({ subscriptionId: 'sub_0', createdAt: '2026-06-01T00:00:00.000Z' });
    expect(withProviderSubscription(ended, older)).toMatchObject({
      status: 'active',
      providerSubscriptionId: 'sub_0',
    });
    expect(withProviderSubscription(paid, older)).toBe(paid);
  });

  it('a canceled plan is canceled, never a trial, and its end takes back no day that was paid', () => {
    expect(
      withProviderSubscription(paid, seen({ cancelAtPeriodEnd: true, status: 'trialing' })),
    ).toMatchObject({
      status: 'canceled',
      paidUntil: '2027-06-10T00:00:00.000Z',
    });
  });

  it('names a next plan that differs by its size alone or by its period alone', () => {
    const next = (planId: number, annual: boolean) =>
      withProviderSubscription(paid, seen({ next: { planId, annual } }));
    expect(next(2, true)).toMatchObject({ nextPlanId: 2, nextAnnual: true });
    expect(next(3, false)).toMatchObject({ nextPlanId: 3, nextAnnual: false });
    expect(next(3, true)).toEqual(paid);
  });
});

describe('what a subscription waits for', () => {
  it('is due at the very instant', () => {
    expect(duesOf(trial)).toEqual([
      { kind: 'end', at: '2026-06-15T00:00:00.000Z' },
      { kind: 'trial-7', at: '2026-06-08T00:00:00.000Z' },
      { kind: 'trial-1', at: '2026-06-14T00:00:00.000Z' },
    ]);
  });

  it.each([
    ['a trial', trial, ['end 2026-06-15', 'trial-7 2026-06-08', 'trial-1 2026-06-14']],
    ['a yearly plan', paid, ['end 2027-06-13', 'renewal-7 2027-06-03']],
    ['a monthly plan', { ...paid, annual: false }, ['end 2027-06-13']],
    ['a canceled one', { ...paid, status: 'canceled', autopay: false }, ['end 2027-06-10']],
    ['one that is being collected', { ...paid, status: 'past-due' }, ['end 2027-07-08']],
    ['an unpaid one', { ...paid, status: 'unpaid' }, []],
    ['a yearly one that does not renew', { ...paid, autopay: false }, ['end 2027-06-13']],
    [
      'a trial that was paid for once',
      { ...trial, paidUntil: '2026-06-12T00:00:00.000Z', status: 'trial' },
      ['end 2026-06-15'],
    ],
    ['an ended one', { ...paid, status: 'ended' }, []],
  ] as const)('%s: its dates', (_, subscription, dates) => {
    expect(duesOf(subscription).map(({ kind, at }) => `${kind} ${at.slice(0, 10)}`)).toEqual(dates);
  });
});
