import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import { conrad, elias, type LeaseStand, nora, openLeases } from '../../test/support/stand/leases';
import { offerRenewal } from '../leases/offer-renewal';
import { sendLease } from '../leases/send-lease';
import { voidLease } from '../leases/void-lease';
import { Account } from '../table/accounts/record';
import { remove } from '../table/db/writes';
import { askQuestion } from './ask-question';
import { declineToSign } from './decline-to-sign';

let stand: LeaseStand;
beforeEach(async () => {
  stand = await openLeases();
});

const mailed = async (word: string) =>
  (await stand.letters()).flatMap(({ subject, to }) => (subject.includes(word) ? [to] : [])).toSorted();

describe('a question', () => {
  const maya = { userId: 'usr_maya', email: 'maya@demo.test' };
  const ask = async (question: string) => {
    const body = { token: await stand.tokenOf(nora), question };
    return stand.perform(askQuestion, { ...stand.asSigner(), body });
  };
  const sentByMaya = async () => {
    const { lease_id } = await stand.draft();
    const { version } = await stand.save(lease_id);
    await stand.account(maya);
    const call = stand.call({ userId: maya.userId, userRoleId: 'rol_maya' });
    await stand.perform(sendLease, { ...call, body: { lease_id, version } });
  };

  it('goes to who sent the lease, and to the head once that account is gone', async () => {
    await sentByMaya();
    await ask('May I paint the hall?');
    expect(await mailed('question')).toEqual([maya.email]);
    await stand.db.write(remove(Account, maya));
    await ask('May I paint the kitchen?');
    expect(await mailed('question')).toEqual([maya.email, stand.agent.email]);
  });

  it('is kept where nobody is left to mail it to', async () => {
    await sentByMaya();
    for (const userId of [maya.userId, 'usr_head']) await stand.db.write(remove(Account, { userId }));
    await ask('May I paint the hall?');
    expect(await mailed('question')).toEqual([]);
    expect((await stand.audit()).map(({ action }) => action)).toContain('lease.ask');
  });
});

describe('that there is nothing left to sign', () => {
  it('is not told to who declined', async () => {
    await stand.sent();
    const body = { token: await stand.tokenOf(conrad), reason: 'The rent is wrong' };
    await stand.perform(declineToSign, { ...stand.asSigner(), body });
    expect(await mailed('withdrawn')).toEqual([nora.email, stand.agent.email]);
  });

  it('is not told to who was never asked, and not twice', async () => {
    const { lease_id } = await stand.draft();
    const { parties } = TermForm.parse((await stand.read(lease_id)).terms[0]);
    const agent = { authority: 'Agreement' };
    const signingOrder = ['nora', 'elias', 'rol_head'];
    await stand.save(lease_id, { parties: { ...parties, agent, tenants: [nora, elias], signingOrder } });
    await stand.send(lease_id);
    await stand.perform(voidLease, { ...stand.call(), body: { lease_id, note: '' } });
    expect(await mailed('withdrawn')).toEqual([nora.email]);
    await stand.sent();
    expect(await mailed('withdrawn')).toEqual([nora.email]);
  });
});

it('that everyone has signed is told once for each term, and to those who signed it [D37]', async () => {
  const lease_id = await stand.sent();
  for (const who of [nora, stand.agent]) await stand.signAs(who);
  expect(await mailed('signed by everyone')).toEqual([]);
  await stand.coSign(await stand.tokenOf(conrad));
  const all = [conrad.email, nora.email, stand.agent.email];
  expect(await mailed('signed by everyone')).toEqual(all);
  stand.wait(30 * 86_400);
  const body = { lease_id, months: 12, rent: { kind: 'same' } } as const;
  await stand.perform(offerRenewal, { ...stand.call(), body });
  expect(await mailed('signed by everyone')).toEqual(all);
  for (const who of [nora, stand.agent]) await stand.signAs(who);
  await stand.coSign(await stand.tokenOf(conrad));
  expect(await mailed('signed by everyone')).toEqual([...all, ...all].toSorted());
  const told = (await stand.letters()).filter(({ to, button }) => to === nora.email && !button);
  expect(told).toMatchObject(
    ['the lease', 'the renewal of the lease'].map((paper) => ({
      subject: 'Your lease is signed by everyone',
      paragraphs: [
        'Hello Nora Whitaker,',
        `Everyone has signed ${paper} for 12 Maple Street, Unit 1A, Ames. It is complete.`,
      ],
      closing: ['Northgate Homes has the signed lease.'],
    })),
  );
});
