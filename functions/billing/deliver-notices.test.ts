import { expect, it } from 'vitest';
import { defaultNotificationChoices } from '../../shared/domain/profile';
import { fakeDeps } from '../../test/support/fake-deps';
import { addHead, toldIn } from '../../test/support/fake-notifications';
import { addOrganization } from '../../test/support/fake-viewer';
import { deliverNotices } from './deliver-notices';

it('the plan’s end is mailed whatever was chosen, and under the bell as was chosen', async () => {
  const { deps, world } = fakeDeps();
  const organization = addOrganization(world);
  addHead(world);
  const account = world.accounts.get('usr_head');
  if (!account) throw new Error('there is no head');
  const notificationChoices = { ...defaultNotificationChoices, plan: { bell: false, mail: false } };
  world.accounts.set('usr_head', { ...account, notificationChoices });
  const { organizationId } = organization;
  const { now } = world;
  const at = '2026-06-29T12:00:00.000Z';
  await deps.notices.add({
    ...{ organizationId, now },
    notice: { name: 'ended', kind: 'ended', why: 'trial', planId: 1 },
  });
  await deps.notices.add({
    ...{ organizationId, now },
    notice: { name: 'soon', kind: 'trial-ending', days: 3, at, planId: 1 },
  });
  await deliverNotices({ organization, now }, deps);
  expect(world.mails.map(({ subject }) => subject)).toEqual([
    'Your trial has ended',
    'Your trial ends in 3 days',
  ]);
  expect(toldIn(world)).toEqual([]);
});

it('what broke off at the mail queue is sent by the next look, five minutes later', async () => {
  let isDown = true;
  const sent: unknown[] = [];
  const send = async (mail: unknown) => {
    if (isDown) throw new Error('the queue is down');
    sent.push(mail);
  };
  const { deps, world } = fakeDeps({ mail: { send } });
  const organization = addOrganization(world);
  addHead(world);
  const { now } = world;
  const notice = { name: 'ended', kind: 'ended', why: 'trial', planId: 1 } as const;
  await deps.notices.add({ organizationId: organization.organizationId, notice, now });
  await expect(deliverNotices({ organization, now }, deps)).rejects.toThrow('the queue is down');
  isDown = false;
  expect(await deliverNotices({ organization, now }, deps)).toBe(0);
  world.wait(360);
  expect([await deliverNotices({ organization, now: world.now }, deps), sent.length]).toEqual([1, 1]);
});
