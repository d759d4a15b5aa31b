import { describe, expect, it } from 'vitest';
import { planFull } from '../../shared/domain/notifications/notifications';
import { defaultNotificationChoices, type NotificationChoices } from '../../shared/domain/people/profile';
import { openTestWorld } from '../../test/support/test-world';
import { notifyHead } from '../common/notifications/notify';
import type { OutgoingMail } from '../gateways/mail/mail';
import { inRequest, requestIdNow } from '../gateways/request-id';
import { logger } from '../runtime/logger';
import { AttemptCount, countKey } from '../table/db/attempts';
import { put } from '../table/db/writes';
import { notificationWrites } from '../table/notifications/writes';
import { OutboxEntry } from '../table/outbox/record';
import { sendOutbox } from './send-outbox';

logger.setLogLevel('SILENT');

const both: NotificationChoices = { ...defaultNotificationChoices, plan: { bell: true, mail: true } };
const text = planFull({ what: 'units', limit: 4 });

/** Northgate Homes, whose head has a second role. `refused`: addresses whose mail the queue does not take. */
async function office(notificationChoices?: NotificationChoices) {
  const testWorld = await openTestWorld();
  const refused = new Set<string>();
  const send = async (mail: OutgoingMail) => {
    if (refused.has(mail.to ?? '')) throw new Error('the queue does not take it');
    testWorld.mails.push(mail);
  };
  const deps = { ...testWorld.deps, mail: { send } };
  const organization = await testWorld.organization();
  const { organizationId } = organization;
  await testWorld.head();
  await testWorld.account({ notificationChoices });
  await testWorld.account({ userId: 'usr_other' });
  await testWorld.role({ userRoleId: 'rol_second' });
  /** Events whose calls died right after the write. */
  const tell = (told: Parameters<typeof notificationWrites>[0]) =>
    testWorld.db.writeAll(notificationWrites(told));
  const happens = async (source = 'full') =>
    tell(await notifyHead({ organization, source, text, now: testWorld.now() }, deps));
  const alsoTold = (sources: readonly string[], mailTo: string) =>
    tell(
      sources.map((source) => ({
        organizationId,
        userRoleId: 'rol_one',
        source,
        text,
        now: testWorld.now(),
        mailTo,
      })),
    );
  const run = sendOutbox(() => deps);
  return {
    ...testWorld,
    deps,
    refused,
    tell,
    happens,
    alsoTold,
    run,
    organizationId,
    waiting: () => testWorld.all(OutboxEntry),
    /** Notifications under the bell of the head's two roles. */
    bells: async () => [await testWorld.told('rol_head'), await testWorld.told('rol_second')],
  };
}
const sources = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

describe('send-outbox', () => {
  it('mails what an event told whose call broke off, once, whatever the number of roles', async () => {
    const { mails, happens, run, waiting, bells } = await office(both);
    await happens();
    expect(mails).toEqual([]);
    expect([await run(), await run()]).toEqual([{ sent: 1 }, { sent: 0 }]);
    expect(mails).toMatchObject([{ to: 'usr_head@demo.test', subject: text.title }]);
    expect(mails[0]?.text).toContain(`https://keystead.test${text.link}`);
    expect(await bells()).toEqual([[text.title], [text.title]]);
    expect(await waiting()).toEqual([]);
  });

  it('mails nothing to who never chose, or chose the bell alone or neither', async () => {
    for (const bell of [undefined, true, false]) {
      const plan = bell === undefined ? undefined : { ...both, plan: { bell, mail: false } };
      const { mails, happens, run, bells } = await office(plan);
      await happens();
      expect([await run(), mails]).toEqual([{ sent: 0 }, []]);
      expect((await bells()).flat()).toHaveLength(bell === false ? 0 : 2);
    }
  });

  it('mails to who wants it by mail alone, and rings no bell', async () => {
    const { mails, happens, run, bells } = await office({ ...both, plan: { bell: false, mail: true } });
    await happens();
    expect([await run(), (await bells()).flat(), mails.length]).toEqual([{ sent: 1 }, [], 1]);
  });

  it('running twice at once sends one', async () => {
    const { mails, happens, run } = await office(both);
    for (const source of ['one', 'two', 'three']) await happens(source);
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(3);
    expect(mails).toHaveLength(3);
  });

  it('lets a mail that fails keep no other waiting, and tries it again two minutes later', async () => {
    const { mails, wait, refused, happens, alsoTold, run } = await office(both);
    refused.add('usr_head@demo.test');
    await happens();
    await alsoTold(sources('other', 30), 'usr_other');
    await expect(run()).rejects.toThrow('1 outbox entries failed');
    expect(mails).toHaveLength(30);
    refused.clear();
    wait(119);
    expect(await run()).toEqual({ sent: 0 });
    wait(1);
    expect(await run()).toEqual({ sent: 1 });
    expect(mails.at(-1)).toMatchObject({ to: 'usr_head@demo.test' });
  });

  it('sends again what broke off between the mail queue and the list', async () => {
    const { deps, mails, wait, happens, run, waiting } = await office(both);
    await happens();
    const done = async () => {
      throw new Error('the table is away');
    };
    const broken = sendOutbox(() => ({ ...deps, outbox: { ...deps.outbox, done } }));
    await expect(broken()).rejects.toThrow('1 outbox entries failed');
    wait(120);
    expect(await run()).toEqual({ sent: 1 });
    expect([mails.length, await waiting()]).toEqual([2, []]);
  });

  it('gives a mail up after a week, its tries further apart each time, at most a day', async () => {
    const { mails, wait, refused, happens, run, waiting } = await office(both);
    refused.add('usr_head@demo.test');
    await happens();
    /** Waits until a minute before `next`, when nothing is tried, and then until `next`. */
    let minute = 0;
    const reach = async (next: number) => {
      wait((next - 1 - minute) * 60);
      expect(await run()).toEqual({ sent: 0 });
      wait(60);
      minute = next;
    };
    await expect(run()).rejects.toThrow('1 outbox entries failed');
    for (const next of [2, 7, 22, 82, 262, 622, 1342, 2782, 4222, 5662, 7102, 8542]) {
      await reach(next);
      await expect(run()).rejects.toThrow('1 outbox entries failed');
    }
    await reach(9982);
    expect(await waiting()).toHaveLength(1);
    expect(await run()).toEqual({ sent: 0 });
    expect([await waiting(), mails]).toEqual([[], []]);
  });

  it('sends it under the id of the call that made it happen', async () => {
    const { deps, happens } = await office(both);
    await inRequest('req_1', () => happens('one'));
    const sentUnder: unknown[] = [];
    const send = async () => void sentUnder.push(requestIdNow());
    await sendOutbox(() => ({ ...deps, mail: { send } }))();
    expect(sentUnder).toEqual(['req_1']);
  });

  it('drops what is for nobody any more', async () => {
    const { mails, now, tell, alsoTold, run, waiting, organizationId } = await office();
    await alsoTold(['left'], 'usr_gone');
    const gone = { organizationId, userRoleId: 'own_gone', text, now: now() };
    await tell([{ ...gone, source: 'left', bell: false, mailToOwner: 'own_gone' }]);
    expect([await run(), await waiting(), mails]).toEqual([{ sent: 0 }, [], []]);
  });

  it('mails an owner without an account what concerns the own bank details, by name or company', async () => {
    const { mails, now, owner, tell, run, organizationId } = await office();
    const one = { organizationId, text, now: now(), bell: false, source: 'link' };
    for (const isCompany of [false, true]) {
      const ownerId = `own_${isCompany}`;
      await owner({ ownerId, isCompany, companyName: 'Byron LLC', email: `${ownerId}@owners.test` });
      await tell([{ ...one, userRoleId: ownerId, mailToOwner: ownerId }]);
    }
    expect(await run()).toEqual({ sent: 2 });
    expect(mails.map(({ to, text: words }) => [to, words.split('\n')[0]])).toEqual([
      ['own_false@owners.test', 'Hi Ada,'],
      ['own_true@owners.test', 'Hi Byron LLC,'],
    ]);
    expect(mails[0]?.text).toContain('We send this email each time');
  });

  it('looks at five hundred a run and at the rest with the next', { timeout: 60_000 }, async () => {
    const { db, run, waiting, organizationId } = await office();
    const message = { kind: 'notification', userId: 'usr_other', text } as const;
    // Entries past their last try are the least work.
    const entries = sources('event', 510).map((entryId) => ({
      organizationId,
      entryId,
      message,
      tries: 7,
      dueAt: '2026-06-15T11:00:00.000Z',
    }));
    await db.writeAll(entries.map((entry) => put(OutboxEntry, entry)));
    await run();
    expect(await waiting()).toHaveLength(10);
    await run();
    expect(await waiting()).toEqual([]);
  });

  it('gives every organization its share: a large notice of one holds up nobody', async () => {
    const { db, run, waiting, organizationId } = await office();
    const message = { kind: 'notification', userId: 'usr_other', text } as const;
    // The one with the large notice stands first, in time and in name.
    const entry = (of: string, entryId: string, dueAt: string) =>
      put(OutboxEntry, { organizationId: of, entryId, message, tries: 20, dueAt });
    const large = sources('large', 520).map((id) => entry(organizationId, id, '2026-06-15T11:00:00.000Z'));
    const small = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) =>
      entry(`${organizationId}_${letter}`, 'small', '2026-06-15T11:59:00.000Z'),
    );
    await db.writeAll([...large, ...small]);
    await run();
    const left = (await waiting()).map(({ organizationId: of }) => of);
    expect(new Set(left)).toEqual(new Set([organizationId]));
    expect(left).toHaveLength(28);
  });

  it('mails an account’s holder that someone guesses the password, whatever was chosen', async () => {
    const { db, mails, run, waiting, organizationId } = await office();
    const guessed = (userId: string) => {
      const place = { organizationId, entryId: userId, dueAt: '2026-06-15T12:00:00.000Z', tries: 0 };
      return put(OutboxEntry, { ...place, message: { kind: 'guessing', userId } });
    };
    await db.writeAll([guessed('usr_head'), guessed('usr_gone')]);
    expect([await run(), await waiting()]).toEqual([{ sent: 1 }, []]);
    expect(mails).toMatchObject([
      { to: 'usr_head@demo.test', subject: 'Someone is trying to log in to your Keystead account' },
    ]);
    const words = mails[0]?.text ?? '';
    for (const part of [
      'Someone entered a wrong password for your account many times. No one got in',
      'https://keystead.test/auth/forgotPwd',
      'We send this at most once a day.',
    ])
      expect(words).toContain(part);
  });

  it('mails the plan’s end whatever was chosen, and rings the bell as was chosen', async () => {
    const chosen = { ...defaultNotificationChoices, plan: { bell: false, mail: false } };
    for (const [choices, bells] of [[chosen, 0] as const, [undefined, 4] as const]) {
      const office1 = await office(choices);
      const { deps, mails, now, run, organizationId } = office1;
      const at = '2026-06-29T12:00:00.000Z';
      const ended = { name: 'ended', kind: 'ended', why: 'trial', planId: 1 } as const;
      await deps.planMails.add({ organizationId, mail: ended, now: now() });
      await run();
      const soon = { name: 'soon', kind: 'trial-ending', days: 3, at, planId: 1 } as const;
      await deps.planMails.add({ organizationId, mail: soon, now: now() });
      await run();
      expect(mails.map(({ subject }) => subject)).toEqual(['Your trial ended', 'Your trial ends in 3 days']);
      expect((await office1.bells()).flat()).toHaveLength(bells);
    }
  });

  it('rings the bell for a mail about the plan once it was sent, two minutes after it broke off', async () => {
    const { deps, mails, now, wait, refused, run, bells, organizationId } = await office();
    const mail = { name: 'ended', kind: 'ended', why: 'trial', planId: 1 } as const;
    await deps.planMails.add({ organizationId, mail, now: now() });
    refused.add('usr_head@demo.test');
    await expect(run()).rejects.toThrow('1 outbox entries failed');
    refused.clear();
    expect([await run(), mails, (await bells()).flat()]).toEqual([{ sent: 0 }, [], []]);
    wait(120);
    expect([await run(), mails.length, (await bells()).flat().length]).toEqual([{ sent: 1 }, 1, 2]);
    await deps.planMails.add({ organizationId, mail, now: now() });
    expect(await run()).toEqual({ sent: 0 });
  });
});

describe('letters to people whom an organization names', () => {
  const one = { subject: 'A lease', paragraphs: ['Please sign.'], closing: [] };
  const asked = async () => {
    const testWorld = await office();
    const { db, now, organizationId, deps } = testWorld;
    const write = (count: number, to: (index: number) => string, more: object = {}) =>
      db.writeAll(
        Array.from({ length: count }, (_, index) => {
          const place = { organizationId, entryId: deps.ids.next('mal'), dueAt: now().toISOString() };
          return put(OutboxEntry, {
            ...place,
            tries: 0,
            message: { kind: 'letter', to: to(index), ...one, ...more },
          });
        }),
      );
    /** As if so many had gone out today. */
    const gone = (count: number, scope: string, subject: string) => {
      const day = { scope, subject, windowSeconds: 24 * 60 * 60, now: now() };
      return db.write(put(AttemptCount, { ...countKey(day), count, ttl: 2 ** 40 }));
    };
    return { ...testWorld, write, gone };
  };

  it('are sixty a day to one of them, however often they are mailed: the others wait, and none is lost', async () => {
    const { mails, run, wait, waiting, write, gone } = await asked();
    await gone(59, 'letters.address', 'org_one flooded@example.test');
    await write(3, () => 'Flooded@example.test');
    await write(1, () => 'other@example.test');
    expect(await run()).toEqual({ sent: 2 });
    expect(mails.filter(({ to }) => to === 'other@example.test')).toHaveLength(1);
    expect([await run(), (await waiting()).length]).toEqual([{ sent: 0 }, 2]);
    wait(24 * 60 * 60);
    expect([await run(), await waiting()]).toEqual([{ sent: 2 }, []]);
  });

  it('are a hundred a day to all of them before its first payment', async () => {
    const { organization, run, waiting, write, gone } = await asked();
    await gone(98, 'letters.organization', 'org_one');
    await write(4, (index) => `p${index}@example.test`);
    const { subscription } = await organization();
    await organization({ subscription: { ...subscription, paidUntil: undefined } });
    expect([await run(), (await waiting()).length]).toEqual([{ sent: 2 }, 2]);
  });

  const onTrial = async ({ organization }: Pick<Awaited<ReturnType<typeof asked>>, 'organization'>) => {
    const { subscription } = await organization();
    await organization({ subscription: { ...subscription, paidUntil: undefined } });
  };
  const isStrangers = true as const;

  it('that strangers cause use up none of its own, nor the room of an address', async () => {
    const testWorld = await asked();
    const { mails, run, waiting, write, gone } = testWorld;
    await onTrial(testWorld);
    await gone(100, 'letters.strangers', 'org_one');
    await gone(60, 'letters.strangers.address', 'org_one nora@example.test');
    await write(2, () => 'nora@example.test', { isStrangers });
    await write(1, () => 'nora@example.test');
    expect(await run()).toEqual({ sent: 1 });
    expect(mails).toHaveLength(1);
    expect((await waiting()).length).toBe(2);
  });

  it('are a hundred a day by strangers, too', async () => {
    const testWorld = await asked();
    await onTrial(testWorld);
    await testWorld.gone(99, 'letters.strangers', 'org_one');
    await testWorld.write(3, (index) => `p${index}@example.test`, { isStrangers });
    expect([await testWorld.run(), (await testWorld.waiting()).length]).toEqual([{ sent: 1 }, 2]);
  });

  it('with a signing link do not wait for others to the same address', async () => {
    const { run, waiting, write, gone } = await asked();
    await gone(60, 'letters.address', 'org_one nora@example.test');
    const invites = { leaseId: 'lse_1', term: 1, version: 1, signer: 'nora' };
    await write(1, () => 'nora@example.test', { invites });
    await write(1, () => 'nora@example.test');
    expect([await run(), (await waiting()).length]).toEqual([{ sent: 1 }, 1]);
  });

  it('are not counted against one that has paid', async () => {
    const { run, waiting, write, gone } = await asked();
    await gone(100, 'letters.organization', 'org_one');
    await write(4, (index) => `p${index}@example.test`);
    expect([await run(), await waiting()]).toEqual([{ sent: 4 }, []]);
  });
});
