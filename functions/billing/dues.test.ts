import { beforeEach, describe, expect, it } from 'vitest';
import { duesOf } from '../../shared/domain/subscription-dues';
import type { Subscription } from '../../shared/domain/subscriptions';
import { fakeDeps } from '../../test/support/fake-deps';
import { addHead, toldIn } from '../../test/support/fake-notifications';
import { addOrganization } from '../../test/support/fake-viewer';
import { expireSubscriptions } from './expire';
import { remindRenewals, remindTrials } from './remind';

let { deps, world } = fakeDeps();
beforeEach(() => {
  ({ deps, world } = fakeDeps());
});
const trial: Subscription = {
  subscriptionId: 'sub_one',
  planId: 1,
  annual: false,
  startedAt: '2026-06-15T12:00:00.000Z',
  trialEndsAt: '2026-06-29T12:00:00.000Z',
};
const yearly: Subscription = {
  ...trial,
  planId: 2,
  annual: true,
  status: 'active',
  autopay: true,
  paidUntil: '2027-06-15T12:00:00.000Z',
  customerId: 'cus_1',
  providerSubscriptionId: 'sub_at_1',
  providerCreatedAt: '2026-06-15T12:00:00.000Z',
};

function organizationWith(subscription: Subscription, organizationId = 'org_one') {
  addOrganization(world, { organizationId, subscription, adminUserId: `usr_${organizationId}` });
  world.accounts.set(`usr_${organizationId}`, {
    ...{ userId: `usr_${organizationId}`, email: `${organizationId}@demo.test`, firstName: 'Lena' },
    ...{ lastName: 'Hart', mobile: '', passwordHash: '', active: true, createdAt: trial.startedAt },
  });
  world.billing.dues.push(...duesOf(subscription).map((due) => ({ ...due, organizationId })));
}
const at = (instant: string) => ({ now: new Date(instant) });
const subjects = () => world.mails.map(({ subject }) => subject);
const status = () => world.organizations.get('org_one')?.subscription.status;

describe('reminders of a trial', () => {
  it('come seven days and one day before it ends, once however often the job runs', async () => {
    organizationWith(trial);
    await remindTrials(at('2026-06-22T11:59:59.000Z'), deps);
    expect(subjects()).toEqual([]);
    for (let run = 0; run < 3; run += 1) await remindTrials(at('2026-06-22T12:00:00.000Z'), deps);
    expect(subjects()).toEqual(['Your trial ends in 7 days']);
    for (let run = 0; run < 3; run += 1) await remindTrials(at('2026-06-28T12:30:00.000Z'), deps);
    expect(subjects()).toEqual(['Your trial ends in 7 days', 'Your trial ends tomorrow']);
    expect(world.mails[0]?.text).toContain('Jun 29, 2026');
  });

  it('stand in the product too, once, in the words of the mail', async () => {
    organizationWith(trial);
    addHead(world, { userId: 'usr_org_one' });
    for (let run = 0; run < 3; run += 1) await remindTrials(at('2026-06-22T12:00:00.000Z'), deps);
    expect(toldIn(world)).toEqual(['rol_head: Your trial ends in 7 days']);
    expect([...world.notifications.values()]).toMatchObject([
      { text: { messageType: 'warning', type: 'plan', link: '/subscriptionPay' } },
    ]);
  });

  it('say how many days are left when they come late, and nothing when it is over', async () => {
    organizationWith(trial);
    organizationWith({ ...trial, trialEndsAt: '2026-06-20T12:00:00.000Z' }, 'org_two');
    await remindTrials(at('2026-06-25T12:00:00.000Z'), deps);
    expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['org_one@demo.test', 'Your trial ends in 4 days'],
    ]);
  });

  it('do not come to who has paid meanwhile', async () => {
    organizationWith(trial);
    addOrganization(world, { subscription: yearly });
    await remindTrials(at('2026-06-28T12:30:00.000Z'), deps);
    expect(subjects()).toEqual([]);
    expect(world.billing.dues.map(({ kind }) => kind)).toEqual(['end']);
  });

  it('are sent at the next run when sending broke off, and others are not kept waiting', async () => {
    organizationWith(trial);
    organizationWith(trial, 'org_two');
    const broken = {
      ...deps,
      mail: {
        send: async (mail: Parameters<typeof deps.mail.send>[0]) => {
          if (mail.to === 'org_one@demo.test') throw new Error('the queue is away');
          await deps.mail.send(mail);
        },
      },
    };
    await expect(remindTrials(at('2026-06-22T12:00:00.000Z'), broken)).rejects.toThrow('1 of 2 dues failed');
    expect(world.mails.map(({ to }) => to)).toEqual(['org_two@demo.test']);
    world.wait(3600);
    await remindTrials(at('2026-06-22T13:00:00.000Z'), deps);
    await remindTrials(at('2026-06-22T14:00:00.000Z'), deps);
    expect(world.mails.map(({ to }) => to)).toEqual(['org_two@demo.test', 'org_one@demo.test']);
  });
});

describe('a renewal', () => {
  it('of a year is announced a week before, once, with the plan that comes', async () => {
    organizationWith({ ...yearly, nextPlanId: 3, nextAnnual: true });
    for (let run = 0; run < 3; run += 1) await remindRenewals(at('2027-06-08T12:00:00.000Z'), deps);
    expect(subjects()).toEqual(['Your plan renews on Jun 15, 2027']);
    expect(world.mails[0]?.text).toContain('Manager, yearly');
  });

  it('is not announced with autopay off', async () => {
    organizationWith({ ...yearly, status: 'canceled', autopay: false });
    await remindRenewals(at('2027-06-08T12:00:00.000Z'), deps);
    expect(subjects()).toEqual([]);
  });
});

describe('expiry', () => {
  it('ends a trial once, and says so once', async () => {
    organizationWith(trial);
    await expireSubscriptions(at('2026-06-29T11:59:59.000Z'), deps);
    expect(status()).toBeUndefined();
    for (let run = 0; run < 3; run += 1) await expireSubscriptions(at('2026-06-29T12:00:00.000Z'), deps);
    expect(status()).toBe('ended');
    expect(subjects()).toEqual(['Your trial has ended']);
    expect(world.audit.map(({ action, by }) => [action, by.process])).toEqual([
      ['subscription.end', 'expire-subscriptions'],
    ]);
    expect(world.billing.dues.filter(({ kind }) => kind === 'end')).toEqual([]);
  });

  it('ends a plan that was canceled at the end of its period', async () => {
    organizationWith({ ...yearly, status: 'canceled', autopay: false });
    await expireSubscriptions(at('2027-06-15T12:00:00.000Z'), deps);
    expect([status(), subjects()]).toEqual(['ended', ['Your plan has ended']]);
  });

  it('asks the provider first: a renewal whose notice was lost ends nothing', async () => {
    organizationWith(yearly);
    world.provider.subscriptions.set('sub_at_1', {
      ...{
        subscriptionId: 'sub_at_1',
        customerId: 'cus_1',
        organizationId: 'org_one',
        planId: 2,
        annual: true,
      },
      ...{ status: 'active', cancelAtPeriodEnd: false, createdAt: '2026-06-15T12:00:00.000Z' },
      ...{ periodStart: '2027-06-15T12:00:00.000Z', periodEnd: '2028-06-15T12:00:00.000Z' },
    });
    await expireSubscriptions(at('2027-06-18T12:00:00.000Z'), deps);
    expect(world.organizations.get('org_one')?.subscription).toMatchObject({
      status: 'active',
      paidUntil: '2028-06-15T12:00:00.000Z',
    });
    expect(subjects()).toEqual([]);
  });

  it('tries again later when the provider does not answer', async () => {
    organizationWith(yearly);
    world.provider.isAway = true;
    await expect(expireSubscriptions(at('2027-06-18T12:00:00.000Z'), deps)).rejects.toThrow('1 of 1');
    expect(world.billing.dues.map(({ kind }) => kind)).toContain('end');
  });
});
