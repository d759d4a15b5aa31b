import { describe, expect, it } from 'vitest';
import { planFull } from '../../shared/domain/notifications';
import { defaultNotificationChoices, type NotificationChoices } from '../../shared/domain/profile';
import { fakeDeps } from '../../test/support/fake-deps';
import { addHead, tell, toldIn } from '../../test/support/fake-notifications';
import { addOrganization } from '../../test/support/fake-viewer';
import { anOwner } from '../../test/support/table-data';
import type { OutgoingMail } from '../gateways/mail';
import { logger } from '../runtime/logger';
import { toldHead } from '../runtime/told';
import { sendToldMailsWith } from './send-told-mails';

logger.setLogLevel('SILENT');

const both: NotificationChoices = { ...defaultNotificationChoices, plan: { bell: true, mail: true } };
const text = planFull({ what: 'units', limit: 4 });

/** Northgate Homes, whose head chose so and has a second role there. `refused` is whose mail the queue does not take. */
function office(choices?: NotificationChoices) {
  const refused = new Set<string>();
  const send = async (mail: OutgoingMail) => {
    if (refused.has(mail.to ?? '')) throw new Error('the queue does not take it');
    world.mails.push(mail);
  };
  const { deps, world } = fakeDeps({ mail: { send } });
  const organization = addOrganization(world);
  addHead(world);
  const [head] = world.roles;
  const account = world.accounts.get('usr_head');
  if (!head || !account) throw new Error('there is no head');
  if (choices) world.accounts.set('usr_head', { ...account, notificationChoices: choices });
  world.accounts.set('usr_other', { ...account, userId: 'usr_other', email: 'usr_other@demo.test' });
  world.roles.push({ ...head, userRoleId: 'rol_second' });
  /** An event that came about, and a call that died right after. */
  const happens = async (source = 'full') =>
    tell(world, await toldHead({ organization, source, text, now: world.now }, deps));
  const alsoTold = (source: string, mailTo: string) => {
    const { organizationId } = organization;
    tell(world, [{ organizationId, userRoleId: 'rol_one', source, text, now: world.now, mailTo }]);
  };
  return { deps, world, refused, happens, alsoTold, run: sendToldMailsWith(() => deps) };
}

describe('send-told-mails', () => {
  it('mails what an event told whose call broke off, once, whatever the number of roles', async () => {
    const { world, happens, run } = office(both);
    await happens();
    expect(world.mails).toEqual([]);
    expect([await run(), await run()]).toEqual([{ sent: 1 }, { sent: 0 }]);
    expect(world.mails).toMatchObject([{ to: 'usr_head@demo.test', subject: text.title }]);
    expect(world.mails[0]?.text).toContain(`https://keystead.test${text.link}`);
    expect(toldIn(world)).toEqual([`rol_head: ${text.title}`, `rol_second: ${text.title}`]);
    expect(world.toldMails).toEqual([]);
  });

  it('mails nothing to who never chose, or chose the bell alone or neither', async () => {
    for (const bell of [undefined, true, false]) {
      const plan = bell === undefined ? undefined : { ...both, plan: { bell, mail: false } };
      const { world, happens, run } = office(plan);
      await happens();
      expect([await run(), world.mails]).toEqual([{ sent: 0 }, []]);
      expect(toldIn(world)).toHaveLength(bell === false ? 0 : 2);
    }
  });

  it('mails to who wants it by mail alone, and rings no bell', async () => {
    const { world, happens, run } = office({ ...both, plan: { bell: false, mail: true } });
    await happens();
    expect([await run(), toldIn(world), world.mails.length]).toEqual([{ sent: 1 }, [], 1]);
  });

  it('running twice at once sends one', async () => {
    const { world, happens, run } = office(both);
    for (const source of ['one', 'two', 'three']) await happens(source);
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(3);
    expect(world.mails).toHaveLength(3);
  });

  it('lets a mail that fails keep no other waiting, and tries it again two minutes later', async () => {
    const { world, refused, happens, alsoTold, run } = office(both);
    refused.add('usr_head@demo.test');
    await happens();
    for (let index = 0; index < 60; index += 1) alsoTold(`other ${index}`, 'usr_other');
    await expect(run()).rejects.toThrow('1 told mails failed');
    expect(world.mails).toHaveLength(60);
    refused.clear();
    world.wait(119);
    expect(await run()).toEqual({ sent: 0 });
    world.wait(1);
    expect(await run()).toEqual({ sent: 1 });
    expect(world.mails.at(-1)).toMatchObject({ to: 'usr_head@demo.test' });
  });

  it('sends again what broke off between the mail queue and the list', async () => {
    const { deps, world, happens } = office(both);
    await happens();
    const strike = async () => {
      throw new Error('the table is away');
    };
    const broken = sendToldMailsWith(() => ({ ...deps, toldMails: { ...deps.toldMails, strike } }));
    await expect(broken()).rejects.toThrow('1 told mails failed');
    world.wait(120);
    expect(await sendToldMailsWith(() => deps)()).toEqual({ sent: 1 });
    expect([world.mails.length, world.toldMails]).toEqual([2, []]);
  });

  it('gives a mail up after seven tries in a day, further apart each time', async () => {
    const { world, refused, happens, run } = office(both);
    refused.add('usr_head@demo.test');
    await happens();
    const tried: number[] = [];
    for (let minute = 0; world.toldMails.length > 0 && minute < 2 * 1440; minute += 1) {
      await run().catch(() => tried.push(minute));
      world.wait(60);
    }
    expect(tried).toEqual([0, 2, 7, 22, 82, 262, 622]);
    expect([world.toldMails, world.mails]).toEqual([[], []]);
  });

  it('strikes off what is for nobody any more', async () => {
    const { world, alsoTold, run } = office();
    alsoTold('left', 'usr_gone');
    const gone = { organizationId: 'org_one', userRoleId: 'own_gone', text, now: world.now };
    tell(world, [{ ...gone, source: 'left', bell: false, mailToOwner: 'own_gone' }]);
    expect([await run(), world.toldMails, world.mails]).toEqual([{ sent: 0 }, [], []]);
  });

  it('mails an owner without an account what concerns the own bank details, by name or company', async () => {
    const { world, run } = office();
    const one = { organizationId: 'org_one', text, now: world.now, bell: false, source: 'link' };
    for (const isCompany of [false, true]) {
      const ownerId = `own_${isCompany}`;
      const names = { firstName: 'Ada', companyName: 'Byron LLC', email: `${ownerId}@owners.test` };
      world.owners.push(anOwner('org_one', { ownerId, isCompany, ...names }));
      tell(world, [{ ...one, userRoleId: ownerId, mailToOwner: ownerId }]);
    }
    expect(await run()).toEqual({ sent: 2 });
    expect(world.mails.map(({ to, text: words }) => [to, words.split('\n')[0]])).toEqual([
      ['own_false@owners.test', 'Hello Ada,'],
      ['own_true@owners.test', 'Hello Byron LLC,'],
    ]);
    expect(world.mails[0]?.text).toContain('We send this mail each time');
  });

  it('sends five hundred a run and the rest with the next', async () => {
    const { alsoTold, run } = office();
    for (let index = 0; index < 510; index += 1) alsoTold(`event ${index}`, 'usr_other');
    expect([await run(), await run()]).toEqual([{ sent: 500 }, { sent: 10 }]);
  });
});
