import { describe, expect, it } from 'vitest';
import { planFull } from '../../shared/domain/notifications';
import { defaultNotificationChoices, type NotificationChoices } from '../../shared/domain/profile';
import { fakeDeps } from '../../test/support/fake-deps';
import { addHead, tell, toldIn } from '../../test/support/fake-notifications';
import { addOrganisation } from '../../test/support/fake-viewer';
import { logger } from '../runtime/logger';
import { toldHead } from '../runtime/told';
import { deliverNotices } from './deliver-notices';
import { deliverTold } from './deliver-told';

logger.setLogLevel('SILENT');

const both: NotificationChoices = { ...defaultNotificationChoices, plan: { bell: true, mail: true } };

/** Northgate Homes, whose head chose so and has a second role there. */
function office(choices?: NotificationChoices, over: Parameters<typeof fakeDeps>[0] = {}) {
  const { deps, world } = fakeDeps(over);
  const organisation = addOrganisation(world);
  addHead(world);
  const [head] = world.roles;
  const account = world.accounts.get('usr_head');
  if (!head || !account) throw new Error('there is no head');
  if (choices) world.accounts.set('usr_head', { ...account, notificationChoices: choices });
  world.roles.push({ ...head, userRoleId: 'rol_second' });
  const { now } = world;
  const text = planFull({ what: 'units', limit: 4 });
  const told = () => toldHead({ organisation, source: 'full', text, now }, deps);
  return { deps, world, organisation, now, text, told };
}

describe('what is told', () => {
  it('is under the bell of each role, and mailed to nobody who never chose', async () => {
    const { deps, world, organisation, now, told, text } = office();
    const one = await told();
    tell(world, one);
    world.takeCalls();
    await deliverTold({ told: one, organisation, now }, deps);
    expect(toldIn(world)).toEqual([`rol_head: ${text.title}`, `rol_second: ${text.title}`]);
    expect([world.mails, world.takeCalls()]).toEqual([[], []]);
  });

  it('is mailed once to who chose so, whatever the number of roles', async () => {
    const { deps, world, organisation, now, told, text } = office(both);
    const one = await told();
    tell(world, one);
    await deliverTold({ told: one, organisation, now }, deps);
    await deliverTold({ told: one, organisation, now }, deps);
    expect(toldIn(world)).toHaveLength(2);
    expect(world.mails).toMatchObject([{ to: 'usr_head@demo.test', subject: text.title }]);
    expect(world.mails[0]?.text).toContain(`https://keystead.test${text.link}`);
  });

  it('is under no bell of who wants it by mail alone, and nowhere for who wants neither', async () => {
    const mailed = office({ ...both, plan: { bell: false, mail: true } });
    const one = await mailed.told();
    tell(mailed.world, one);
    const { organisation, now } = mailed;
    await deliverTold({ told: one, organisation, now }, mailed.deps);
    expect([toldIn(mailed.world), mailed.world.mails.length]).toEqual([[], 1]);
    const silent = office({ ...both, plan: { bell: false, mail: false } });
    expect(await silent.told()).toEqual([]);
  });

  it('does not fail with its mail, which goes out with the next look', async () => {
    let isDown = true;
    const sent: unknown[] = [];
    const send = async (mail: unknown) => {
      if (isDown) throw new Error('the queue is down');
      sent.push(mail);
    };
    const { deps, world, organisation, now, told } = office(both, { mail: { send } });
    const one = await told();
    tell(world, one);
    await deliverTold({ told: one, organisation, now }, deps);
    isDown = false;
    expect(await deliverNotices({ organisation, now }, deps)).toBe(0);
    const later = new Date(now.getTime() + 6 * 60_000);
    expect([await deliverNotices({ organisation, now: later }, deps), sent.length]).toEqual([1, 1]);
  });

  it('of the plan’s end is mailed whatever was chosen, and under the bell as was chosen', async () => {
    const { deps, world, organisation, now } = office({ ...both, plan: { bell: false, mail: false } });
    const at = '2026-06-29T12:00:00.000Z';
    await deps.notices.add({
      organisationId: organisation.organisationId,
      notice: { name: 'ended', kind: 'ended', why: 'trial', planId: 1 },
      now,
    });
    await deps.notices.add({
      organisationId: organisation.organisationId,
      notice: { name: 'soon', kind: 'trial-ending', days: 3, at, planId: 1 },
      now,
    });
    await deliverNotices({ organisation, now }, deps);
    expect(world.mails.map(({ subject }) => subject)).toEqual([
      'Your trial has ended',
      'Your trial ends in 3 days',
    ]);
    expect(toldIn(world)).toEqual([]);
  });
});
