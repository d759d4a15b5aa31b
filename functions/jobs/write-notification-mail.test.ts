import { beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import type { EntryOf } from '../table/outbox/record';
import { writeGuessingMail } from './write-guessing-mail';
import { writeNotificationMail } from './write-notification-mail';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.account({ userId: 'usr_jane', email: 'jane@demo.test', firstName: 'Jane' });
  await testWorld.owner({ ownerId: 'own_ada', firstName: 'Ada' });
});

const entry = { dueAt: '', organizationId: 'org_one', entryId: 'out_1', tries: 1 };
const text = {
  title: 'Your payment is due',
  description: 'On Friday.',
  messageType: 'info',
  type: 'plan',
  link: '/payrent',
} as const;
const write = (part: Partial<EntryOf<'notification'>['message']>) =>
  writeNotificationMail(
    { ...entry, message: { kind: 'notification', userId: 'usr_jane', text, ...part } },
    testWorld.deps,
  );

describe('the mail of a notification', () => {
  it.each([
    ['was chosen', {}, 'You chose to get this by email.'],
    ['is about the reader’s money', { isNeeded: true }, 'whatever you chose in your settings'],
    ['is to an owner', { userId: '', ownerId: 'own_ada' }, 'each time your bank account changes'],
  ])('that %s says why it comes', async (_, part, why) => {
    const text = (await write(part))?.mail.text ?? '';
    const reasons = ['You chose to get', 'whatever you chose', 'each time your bank account changes'];
    expect(text).toContain(why);
    expect(reasons.filter((reason) => text.includes(reason))).toHaveLength(1);
  });

  it('goes to the person, or the owner without an account, and to nobody who is gone', async () => {
    expect((await write({}))?.mail).toMatchObject({ to: 'jane@demo.test', subject: 'Your payment is due' });
    expect((await write({ userId: '', ownerId: 'own_ada' }))?.mail.to).toBe('ada@owners.test');
    for (const gone of [{ userId: 'usr_gone' }, { userId: '', ownerId: 'own_gone' }])
      expect(await write(gone)).toBeUndefined();
  });
});

it('a mail about guessed passwords leads to where a new one is set', async () => {
  const message = { kind: 'guessing' as const, userId: 'usr_jane' };
  const { mail } = (await writeGuessingMail({ ...entry, message }, testWorld.deps)) ?? {};
  expect(mail?.to).toBe('jane@demo.test');
  expect(mail?.text).toContain('Set a new password:\nhttps://keystead.test/auth/forgotPwd');
  expect(
    await writeGuessingMail({ ...entry, message: { ...message, userId: 'usr_gone' } }, testWorld.deps),
  ).toBeUndefined();
});
