import { beforeEach, describe, expect, it } from 'vitest';
import type { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import { type Billing, openBilling } from '../../../test/support/test-world/billing';
import { sendOutbox } from '../../jobs/send-outbox';
import { logger } from '../../runtime/logger';
import { dueWrites } from '../../table/billing/writes';
import { Notification, notificationsPartition } from '../../table/notifications/record';
import { expireSubscriptions } from './expire';
import { remindRenewals, remindTrials } from './remind';

logger.setLogLevel('SILENT');

let testWorld: Billing;
beforeEach(async () => {
  testWorld = await openBilling();
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

async function organizationWith(subscription: Subscription, organizationId = 'org_one') {
  const userId = `usr_${organizationId}`;
  await testWorld.organization({ organizationId, subscription, adminUserId: userId });
  await testWorld.account({ userId, email: `${organizationId}@demo.test` });
  const now = new Date(subscription.startedAt);
  await testWorld.db.writeAll(dueWrites({ organizationId, after: subscription, now }));
}
const at = (instant: string) => ({ now: new Date(instant) });
/** Sets the product's clock to this instant and runs the job. */
const run = async (job: typeof remindTrials, instant: string, deps = testWorld.deps) => {
  testWorld.goTo(instant);
  await job(at(instant), deps);
  return testWorld.mailed();
};
const kinds = async () =>
  (await testWorld.deps.dues.until(new Date('2027-06-30T00:00:00.000Z'))).map(({ kind }) => kind);
const status = async () => (await testWorld.ours()).subscription.status;

describe('reminders of a trial', () => {
  it('come seven days and one day before it ends, once however often the job runs', async () => {
    await organizationWith(trial);
    expect(await run(remindTrials, '2026-06-22T11:59:59.000Z')).toEqual([]);
    for (let time = 0; time < 3; time += 1)
      expect(await run(remindTrials, '2026-06-22T12:00:00.000Z')).toEqual(['Your trial ends in 7 days']);
    const both = ['Your trial ends in 7 days', 'Your trial ends tomorrow'];
    for (let time = 0; time < 3; time += 1)
      expect(await run(remindTrials, '2026-06-28T12:30:00.000Z')).toEqual(both);
    expect(testWorld.mails[0]?.text).toContain('Jun 29, 2026');
  });

  it('stand in the product too, once, in the words of the mail', async () => {
    await organizationWith(trial);
    await testWorld.role({ userId: 'usr_org_one' });
    for (let time = 0; time < 3; time += 1) await run(remindTrials, '2026-06-22T12:00:00.000Z');
    const partition = notificationsPartition({ organizationId: 'org_one', userRoleId: 'rol_head' });
    expect(await testWorld.db.list(Notification, { partition })).toMatchObject([
      {
        title: 'Your trial ends in 7 days',
        messageType: 'warning',
        type: 'plan',
        link: '/subscriptionPay',
      },
    ]);
  });

  it('say how many days are left when they come late, and nothing when it is over', async () => {
    await organizationWith(trial);
    await organizationWith({ ...trial, trialEndsAt: '2026-06-20T12:00:00.000Z' }, 'org_two');
    await run(remindTrials, '2026-06-25T12:00:00.000Z');
    expect(testWorld.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['org_one@demo.test', 'Your trial ends in 4 days'],
    ]);
  });

  it.each([
    ['2026-06-28T11:59:59.000Z', 'Your trial ends in 2 days'],
    ['2026-06-28T12:00:00.000Z', 'Your trial ends tomorrow'],
  ])('are one mail when the first run is as late as %s', async (instant, subject) => {
    await organizationWith(trial);
    expect(await run(remindTrials, instant)).toEqual([subject]);
  });

  it('do not come to who has paid meanwhile', async () => {
    await organizationWith(trial);
    await testWorld.organization({ subscription: yearly });
    expect(await run(remindTrials, '2026-06-28T12:30:00.000Z')).toEqual([]);
    expect(await kinds()).toEqual(['end']);
  });

  it('that cannot be put into the outbox come with the next run, and others are not kept waiting', async () => {
    await organizationWith(trial);
    await organizationWith(trial, 'org_two');
    const { deps } = testWorld;
    const add: typeof deps.planMails.add = async (mailing) => {
      if (mailing.organizationId === 'org_one') throw new Error('the table is away');
      await deps.planMails.add(mailing);
    };
    const broken = { ...deps, planMails: { ...deps.planMails, add } };
    await expect(run(remindTrials, '2026-06-22T12:00:00.000Z', broken)).rejects.toThrow('1 of 2 dues failed');
    await testWorld.mailed();
    expect(testWorld.mails.map(({ to }) => to)).toEqual(['org_two@demo.test']);
    await run(remindTrials, '2026-06-22T13:00:00.000Z');
    await run(remindTrials, '2026-06-22T14:00:00.000Z');
    expect(testWorld.mails.map(({ to }) => to)).toEqual(['org_two@demo.test', 'org_one@demo.test']);
  });

  it('are sent later when sending broke off, and others are not kept waiting', async () => {
    await organizationWith(trial);
    await organizationWith(trial, 'org_two');
    const { deps } = testWorld;
    const send: typeof deps.mail.send = async (mail) => {
      if (mail.to === 'org_one@demo.test') throw new Error('the queue is away');
      await deps.mail.send(mail);
    };
    await remindTrials(at('2026-06-22T12:00:00.000Z'), deps);
    testWorld.wait(7 * 86_400);
    const broken = sendOutbox(() => ({ ...deps, mail: { send } }));
    await expect(broken()).rejects.toThrow('1 outbox entries failed');
    expect(testWorld.mails.map(({ to }) => to)).toEqual(['org_two@demo.test']);
    testWorld.wait(120);
    await testWorld.mailed();
    expect(testWorld.mails.map(({ to }) => to)).toEqual(['org_two@demo.test', 'org_one@demo.test']);
  });
});

describe('a renewal', () => {
  it('of a year is announced a week before, once, with the plan that comes', async () => {
    await organizationWith({ ...yearly, nextPlanId: 3, nextAnnual: true });
    for (let time = 0; time < 3; time += 1)
      expect(await run(remindRenewals, '2027-06-08T12:00:00.000Z')).toEqual([
        'Your plan renews on Jun 15, 2027',
      ]);
    expect(testWorld.mails[0]?.text).toContain('Manager, yearly');
  });

  it.each([
    ['2027-06-08T11:59:59.000Z', 0],
    ['2027-06-15T11:59:59.000Z', 1],
    ['2027-06-15T12:00:00.000Z', 0],
  ])('is announced late until it comes: a run at %s mails %i', async (instant, mails) => {
    await organizationWith(yearly);
    expect(await run(remindRenewals, instant)).toHaveLength(mails);
  });

  it('is not announced with autopay off', async () => {
    await organizationWith({ ...yearly, status: 'canceled', autopay: false });
    expect(await run(remindRenewals, '2027-06-08T12:00:00.000Z')).toEqual([]);
  });
});

describe('expiry', () => {
  it('ends a trial once, and says so once', async () => {
    await organizationWith(trial);
    await run(expireSubscriptions, '2026-06-29T11:59:59.000Z');
    expect(await status()).toBeUndefined();
    for (let time = 0; time < 3; time += 1)
      expect(await run(expireSubscriptions, '2026-06-29T12:00:00.000Z')).toEqual(['Your trial ended']);
    expect(await status()).toBe('ended');
    expect((await testWorld.audit()).map(({ action, by }) => [action, by.process])).toEqual([
      ['subscription.end', 'expire-subscriptions'],
    ]);
    expect((await kinds()).filter((kind) => kind === 'end')).toEqual([]);
  });

  it('ends a plan that was canceled at the end of its period', async () => {
    await organizationWith({ ...yearly, status: 'canceled', autopay: false });
    const mailed = await run(expireSubscriptions, '2027-06-15T12:00:00.000Z');
    expect([await status(), mailed]).toEqual(['ended', ['Your plan ended']]);
  });

  it('asks the provider first: a renewal whose event was lost ends nothing', async () => {
    await organizationWith(yearly);
    testWorld.provider.subscriptions.set('sub_at_1', {
      subscriptionId: 'sub_at_1',
      customerId: 'cus_1',
      organizationId: 'org_one',
      planId: 2,
      annual: true,
      status: 'active',
      cancelAtPeriodEnd: false,
      createdAt: '2026-06-15T12:00:00.000Z',
      periodStart: '2027-06-15T12:00:00.000Z',
      periodEnd: '2028-06-15T12:00:00.000Z',
    });
    expect(await run(expireSubscriptions, '2027-06-18T12:00:00.000Z')).toEqual([]);
    expect((await testWorld.ours()).subscription).toMatchObject({
      status: 'active',
      paidUntil: '2028-06-15T12:00:00.000Z',
    });
  });

  it('tries again later when the provider does not answer', async () => {
    await organizationWith(yearly);
    testWorld.provider.isAway = true;
    await expect(run(expireSubscriptions, '2027-06-18T12:00:00.000Z')).rejects.toThrow('1 of 1');
    expect(await kinds()).toContain('end');
  });
});
