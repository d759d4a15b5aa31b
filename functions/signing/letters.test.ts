import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import { sealAll } from '../../test/support/sealed-lease';
import { conrad, elias, type LeaseWorld, nora, openLeases } from '../../test/support/test-world/leases';
import { offerRenewal } from '../leases/moves/offer-renewal';
import { sendLease } from '../leases/signing/send-lease';
import { voidLease } from '../leases/signing/void-lease';
import { Account } from '../table/accounts/record';
import { remove } from '../table/db/writes';
import { askQuestion } from './ask-question';
import { declineToSign } from './decline-to-sign';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const mailed = async (word: string) =>
  (await testWorld.letters()).flatMap(({ subject, to }) => (subject.includes(word) ? [to] : [])).toSorted();

describe('a question', () => {
  const maya = { userId: 'usr_maya', email: 'maya@demo.test' };
  const ask = async (question: string) => {
    const body = { token: await testWorld.tokenOf(nora), question };
    return testWorld.perform(askQuestion, { ...testWorld.asSigner(), body });
  };
  const sentByMaya = async () => {
    const { lease_id } = await testWorld.draft();
    const { version } = await testWorld.save(lease_id);
    await testWorld.account(maya);
    const call = testWorld.call({ userId: maya.userId, userRoleId: 'rol_maya' });
    await testWorld.perform(sendLease, { ...call, body: { lease_id, version } });
  };

  it('goes to who sent the lease, and to the head once that account is gone', async () => {
    await sentByMaya();
    await ask('May I paint the hall?');
    expect(await mailed('question')).toEqual([maya.email]);
    await testWorld.db.write(remove(Account, maya));
    await ask('May I paint the kitchen?');
    expect(await mailed('question')).toEqual([maya.email, testWorld.agent.email]);
  });

  it('is kept where nobody is left to mail it to', async () => {
    await sentByMaya();
    for (const userId of [maya.userId, 'usr_head']) await testWorld.db.write(remove(Account, { userId }));
    await ask('May I paint the hall?');
    expect(await mailed('question')).toEqual([]);
    expect((await testWorld.audit()).map(({ action }) => action)).toContain('lease.ask');
  });
});

describe('that there is nothing left to sign', () => {
  it('is not told to who declined', async () => {
    await testWorld.sent();
    const body = { token: await testWorld.tokenOf(conrad), reason: 'The rent is wrong' };
    await testWorld.perform(declineToSign, { ...testWorld.asSigner(), body });
    expect(await mailed('withdrawn')).toEqual([nora.email, testWorld.agent.email]);
  });

  it('is not told to who was never asked, and not twice', async () => {
    const { lease_id } = await testWorld.draft();
    const { parties } = TermForm.parse((await testWorld.read(lease_id)).terms[0]);
    const agent = { authority: 'Agreement' };
    const signingOrder = ['nora', 'elias', 'rol_head'];
    await testWorld.save(lease_id, { parties: { ...parties, agent, tenants: [nora, elias], signingOrder } });
    await testWorld.send(lease_id);
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    expect(await mailed('withdrawn')).toEqual([nora.email]);
    await testWorld.sent();
    expect(await mailed('withdrawn')).toEqual([nora.email]);
  });
});

it('that everyone has signed is told once for each term, to each with their copy, and in one mail [D37]', async () => {
  const lease_id = await testWorld.sent();
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  await sealAll(testWorld);
  expect(await mailed('Your lease is signed')).toEqual([]);
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  expect(await mailed('Your lease is signed')).toEqual([]);
  await sealAll(testWorld);
  const all = [conrad.email, nora.email, testWorld.agent.email];
  expect(await mailed('Your lease is signed')).toEqual(all);
  testWorld.wait(30 * 86_400);
  const body = { lease_id, months: 12, rent: { kind: 'same' } } as const;
  await testWorld.perform(offerRenewal, { ...testWorld.call(), body });
  expect(await mailed('Your lease is signed')).toEqual(all);
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  await sealAll(testWorld);
  expect(await mailed('Your lease is signed')).toEqual([...all, ...all].toSorted());
  const told = (await testWorld.letters()).filter(
    ({ to, subject }) => to === nora.email && subject === 'Your lease is signed',
  );
  expect(told).toMatchObject(
    ['the lease', 'the renewal of the lease'].map((paper) => ({
      paragraphs: [
        'Hi Nora Whitaker,',
        expect.stringMatching(new RegExp(`^Everyone signed ${paper} for 12 Maple Street, Unit 1A, Ames\\.`)),
      ],
      button: { label: 'Download the lease', address: expect.stringContaining('/auth/copy?token=') },
      tenant: { leaseId: lease_id, signer: 'nora' },
    })),
  );
});
