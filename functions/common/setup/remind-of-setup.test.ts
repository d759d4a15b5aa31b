import { beforeEach, expect, it } from 'vitest';
import { defaultNotificationChoices } from '../../../shared/domain/people/profile';
import type { SetupChoices } from '../../../shared/domain/portfolio/setup';
import { nora } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { sendOutbox } from '../../jobs/send-outbox';
import { logger } from '../../runtime/logger';
import { Account } from '../../table/accounts/record';
import { setupDueWrites } from '../../table/billing/writes';
import { update } from '../../table/db/writes';
import { Organization } from '../../table/organizations/record';
import { remindTrials } from '../billing/remind';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
const second = '2026-06-03T15:00:00.000Z';
const fifth = '2026-06-06T15:00:00.000Z';

async function organization(): Promise<Organization> {
  const [found] = await testWorld.all(Organization);
  if (!found) throw new Error('no organization');
  return found;
}
const change = async (set: Partial<Organization>) =>
  testWorld.db.write(update(Organization, { key: await organization(), set }));
const choose = (setup: SetupChoices) => change({ setup });

beforeEach(async () => {
  testWorld = await openTenants();
  await choose({});
  const { organizationId } = await organization();
  await testWorld.db.writeAll(setupDueWrites({ organizationId, createdAt: '2026-06-01T22:30:00.000Z' }));
});

/** Sets the clock, runs the job and the outbox; the subjects that came. */
async function run(instant: string): Promise<string[]> {
  testWorld.goTo(instant);
  const before = testWorld.mails.length;
  await remindTrials({ now: new Date(instant) }, testWorld.deps);
  await sendOutbox(() => testWorld.deps)();
  return testWorld.mails.slice(before).map(({ subject }) => subject);
}

it('comes on the second and the fifth day in the morning, once however often the job runs', async () => {
  expect(await run('2026-06-03T14:59:59.000Z')).toEqual([]);
  expect(await run(second)).toEqual(['Your next step: Add the owners']);
  expect(await run(second)).toEqual([]);
  expect(await run('2026-06-05T15:00:00.000Z')).toEqual([]);
  await choose({ owns_it: true });
  expect(await run(fifth)).toEqual(['Your next step: Add your tenants']);
  expect(await run('2026-06-20T15:00:00.000Z')).toEqual([]);
  const { text } = testWorld.mails.at(-1) ?? {};
  expect(text).toContain('/addExistingLease');
  expect(text).toContain('You can turn off emails about your next step');
});

it('of two runs at once is sent by one', async () => {
  testWorld.goTo(second);
  const now = new Date(second);
  await Promise.all([remindTrials({ now }, testWorld.deps), remindTrials({ now }, testWorld.deps)]);
  await sendOutbox(() => testWorld.deps)();
  expect(testWorld.mails.map(({ subject }) => subject)).toEqual(['Your next step: Add the owners']);
});

it.each([
  ['hid the list', () => choose({ is_hidden: true })],
  [
    'was there before the list',
    async () =>
      testWorld.db.write(update(Organization, { key: await organization(), set: {}, remove: ['setup'] })),
  ],
  ['sent a lease', () => testWorld.sent(undefined, { coSigners: [], tenants: [nora] })],
  [
    'may change nothing any more',
    async () =>
      change({ subscription: { ...(await organization()).subscription, status: 'ended', trialEndsAt: '' } }),
  ],
])('does not come to who %s', async (_, make) => {
  testWorld.goTo('2026-06-02T12:00:00.000Z');
  await make();
  expect((await run(second)).filter((subject) => subject.startsWith('Your next step'))).toEqual([]);
});

it('goes under the bell alone for who wants no mail of it', async () => {
  const { adminUserId: userId } = await organization();
  const notificationChoices = { ...defaultNotificationChoices, setup: { bell: true, mail: false } };
  await testWorld.db.write(update(Account, { key: { userId }, set: { notificationChoices } }));
  expect(await run(second)).toEqual([]);
});

it('that is a day late is not sent', async () => {
  expect(await run('2026-06-04T15:00:00.000Z')).toEqual([]);
});
