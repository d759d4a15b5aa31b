import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { type Billing, openBilling } from '../../test/support/test-world/billing';
import { logger } from '../runtime/logger';
import { OwnerBankLink } from '../table/billing/record';
import { update } from '../table/db/writes';
import { OutboxEntry, outboxPartition } from '../table/outbox/record';
import { Owner } from '../table/owners/record';
import { openBankLink } from './open-bank-link';
import { sendBankLink } from './send-bank-link';

logger.setLogLevel('SILENT');

let testWorld: Billing;
beforeEach(async () => {
  testWorld = await openBilling();
  await testWorld.organization();
  for (const ownerId of ['ada', 'bo']) await testWorld.owner({ ownerId });
  await testWorld.owner({ ownerId: 'eve', organizationId: 'org_two' });
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const send = (rentailownerid: string, viewer: Partial<Viewer> = {}) =>
  testWorld.perform(sendBankLink, { ...testWorld.call(viewer), body: { rentailownerid } });
const letters = async () => {
  const entries = await testWorld.db.list(OutboxEntry, { partition: outboxPartition('org_one') });
  return entries.flatMap(({ message }) => (message.kind === 'letter' ? [message] : []));
};
/** The token of the newest mail. */
const token = async () =>
  new URL((await letters()).at(-1)?.button?.address ?? '').searchParams.get('token') ?? '';
const open = (value: string) => {
  const { viewer: _, ...call } = testWorld.call();
  return testWorld.perform(openBankLink, { ...call, body: { token: value } });
};

describe('a link by which an owner enters their own bank details', () => {
  it('is mailed to the owner, told in the log, and answers nothing to who sent it', async () => {
    expect(await send('ada')).toEqual({ success: 1 });
    const [letter] = await letters();
    expect(letter).toMatchObject({ to: 'ada@owners.test', subject: 'Add your bank details' });
    expect(letter?.paragraphs[1]).toContain('works once, for 72 hours');
    expect(await testWorld.audit()).toMatchObject([
      { action: 'owner.bank-link-sent', object: { id: 'ada' } },
    ]);
  });

  it('is mailed once to who asks again with the same key, and not to another owner by it', async () => {
    const once = { organizationId: 'org_one', scope: 'usr_head owners', key: 'one', hash: 'ada' };
    const keyed = (rentailownerid: string) =>
      testWorld.perform(sendBankLink, {
        ...testWorld.call(),
        once: { ...once, hash: rentailownerid },
        body: { rentailownerid },
      });
    expect([await keyed('ada'), await keyed('ada')]).toEqual([{ success: 1 }, { success: 1 }]);
    expect(await code(keyed('bo'))).toBe('key-reused');
    expect((await letters()).map(({ to }) => to)).toEqual(['ada@owners.test']);
    expect(await testWorld.all(OwnerBankLink)).toHaveLength(1);
  });

  it('has 256 random bits, and only their hash is stored [D48]', async () => {
    await send('ada');
    const secret = (await token()).split('.')[2] ?? '';
    const [link] = await testWorld.all(OwnerBankLink);
    expect(link?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(link)).not.toContain(secret);
  });

  it('leads to the provider once, and back to a page of its own', async () => {
    await send('ada');
    const value = await token();
    const { url } = (await open(value)).data;
    expect(new URL(url).searchParams.get('back')).toBe('https://keystead.test/auth/ownerBank?from=provider');
    expect(await code(open(value))).toBe('link-not-valid');
    expect((await testWorld.audit()).map(({ action, by }) => [action, by.process])).toEqual([
      ['owner.bank-link-used', 'The owner'],
      ['owner.bank-started', 'The owner'],
      ['owner.bank-link-sent', ''],
    ]);
  });

  it('is used by one of two who open it at once', async () => {
    await send('ada');
    const value = await token();
    const both = await Promise.all([code(open(value)), code(open(value))]);
    expect(both.toSorted()).toEqual(['done', 'link-not-valid']);
  });

  it('ends with the next one, and after 72 hours', async () => {
    await send('ada');
    const first = await token();
    await send('ada');
    expect(await code(open(first))).toBe('link-not-valid');
    const second = await token();
    testWorld.wait(72 * 3600 - 1);
    expect(await code(open(second))).toBe('done');
    await send('ada');
    const third = await token();
    testWorld.wait(72 * 3600);
    expect(await code(open(third))).toBe('link-not-valid');
  });

  it('opens nothing for another owner or organization, and not while the provider is away', async () => {
    await send('ada');
    const value = await token();
    const [organizationId, , secret] = value.split('.');
    for (const other of [`${organizationId}.bo.${secret}`, `org_two.ada.${secret}`, `${value}x`, 'ada', '..'])
      expect(await code(open(other))).toBe('link-not-valid');
    testWorld.provider.isAway = true;
    expect(await code(open(value))).toBe('payments-away');
    testWorld.provider.isAway = false;
    expect(await code(open(value))).toBe('done');
  });

  it('leads who has an account through its login, by the mail of that account', async () => {
    await testWorld.account({ userId: 'usr_ada', email: 'ada@login.test' });
    const set = { userId: 'usr_ada', userRoleId: 'rol_ada' };
    await testWorld.db.write(update(Owner, { key: { organizationId: 'org_one', ownerId: 'ada' }, set }));
    await send('ada');
    const [letter] = await letters();
    expect(letter).toMatchObject({
      to: 'ada@login.test',
      button: { address: 'https://keystead.test/onbordingOwner?owner=ada' },
      paragraphs: [expect.any(String), expect.stringContaining('You’ll log in first')],
    });
    expect(await testWorld.all(OwnerBankLink)).toEqual([]);
  });

  it('opens nothing once the owner has an account, whose login it would go around', async () => {
    await send('ada');
    const value = await token();
    const set = { userId: 'usr_ada', userRoleId: 'rol_ada' };
    await testWorld.db.write(update(Owner, { key: { organizationId: 'org_one', ownerId: 'ada' }, set }));
    expect(await code(open(value))).toBe('link-not-valid');
  });

  it('is sent by nobody whom the owner’s bank details are not for, with the words for a missing owner', async () => {
    const listed = { roleLabel: 'rentalManager', userId: 'usr_staff' } as const;
    const grants = { areas: { owners: 'change' as const }, properties: ['prp_none'] };
    for (const [ownerId, viewer] of [
      ['eve', {}],
      ['nobody', {}],
      ['ada', { ...listed, grants }],
      ['bo', { roleLabel: 'rentalOwner', userId: 'usr_ada', ownerId: 'ada' }],
    ] as const)
      expect(await code(send(ownerId, viewer))).toBe('not-found');
    expect(await letters()).toEqual([]);
  });
});
