import { beforeEach, describe, expect, it } from 'vitest';
import { conrad, type LeaseWorld, nora, one, openLeases, scan } from '../../test/support/test-world/leases';
import { signedPdf } from '../../test/support/uploaded-lease';
import { discardDraft } from './draft/discard-draft';
import { draftAgain } from './draft/draft-again';
import { changeRent } from './moves/lease-moves';
import { offerRenewal } from './moves/offer-renewal';
import { resendLink } from './signing/resend-link';
import { sendLease } from './signing/send-lease';
import { signInPerson } from './signing/sign-in-person';
import { voidLease } from './signing/void-lease';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const rent = { kind: 'percent', hundredths: 300 } as const;
const offer = (lease_id: string) =>
  testWorld.perform(offerRenewal, { ...testWorld.call(), body: { lease_id, months: 12, rent } });
const resend = (lease_id: string) =>
  testWorld.perform(resendLink, { ...testWorld.call(), body: { lease_id, signer_id: 'nora' } });

describe('a draft', () => {
  type Versioned = { readonly lease_id: string; readonly version: number };
  it.each<[string, (body: Versioned) => Promise<unknown>]>([
    ['sent', (body) => testWorld.perform(sendLease, { ...testWorld.call(), body })],
    ['discarded', (body) => testWorld.perform(discardDraft, { ...testWorld.call(), body })],
  ])('is not %s by who has not read its present version', async (_, change) => {
    const { lease_id, version } = await testWorld.draft();
    await testWorld.save(lease_id);
    expect(await code(change({ lease_id, version }))).toBe('changed-meanwhile');
    expect((await testWorld.read(lease_id)).status).toBe('draft');
    expect(await code(change({ lease_id, version: version + 1 }))).toBe('done');
  });

  it('is not sent without a text', async () => {
    const { lease_id } = await testWorld.draft();
    await testWorld.save(lease_id, { text: undefined });
    await expect(testWorld.send(lease_id)).rejects.toMatchObject({
      code: 'lease-incomplete',
      details: { fields: { text: 'Choose the text of the lease' } },
    });
    expect((await testWorld.read(lease_id)).status).toBe('draft');
  });

  it('has no link to send again, and neither has a paper whose time is over', async () => {
    const { lease_id } = await testWorld.draft();
    expect(await code(resend(lease_id))).toBe('link-ended');
    const sent = await testWorld.sent(one);
    expect(await code(resend(sent))).toBe('done');
    testWorld.wait(40 * 86_400);
    expect(await code(resend(sent))).toBe('link-ended');
  });
});

it('a rent is not raised before everyone has signed', async () => {
  const lease_id = await testWorld.sent();
  const days = { from: '2027-07-01', notice_day: '2026-06-15' };
  const body = { lease_id, line: 'rent', cents: 150_000, ...days };
  const raise = () => code(testWorld.perform(changeRent, { ...testWorld.call(), body }));
  expect(await raise()).toBe('wrong-status');
  expect((await testWorld.read(lease_id)).rent_changes).toEqual([]);
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  expect(await raise()).toBe('wrong-status');
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  expect(await raise()).toBe('done');
});

describe('a void lease', () => {
  it('is drafted again by who has read its present version alone, and has no link to send', async () => {
    const lease_id = await testWorld.sent();
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    expect(await code(resend(lease_id))).toBe('link-ended');
    const { version } = await testWorld.read(lease_id);
    const again = (seen: number) =>
      testWorld.perform(draftAgain, { ...testWorld.call(), body: { lease_id, version: seen } });
    expect(await code(again(version - 1))).toBe('changed-meanwhile');
    expect((await testWorld.read(lease_id)).status).toBe('void');
    expect(await code(again(version))).toBe('done');
  });
});

describe('a renewal', () => {
  it('is not offered for a lease that nobody has signed', async () => {
    const lease_id = await testWorld.sent();
    expect(await code(offer(lease_id))).toBe('wrong-status');
    expect((await testWorld.read(lease_id)).terms).toHaveLength(1);
  });

  it('is not offered with the text of a PDF, which is brought anew for it [D37]', async () => {
    const { leaseId } = await signedPdf(testWorld);
    testWorld.wait(30 * 86_400);
    await expect(offer(leaseId)).rejects.toMatchObject({
      code: 'lease-incomplete',
      details: { fields: { text: 'Choose the text of the lease' } },
    });
    expect((await testWorld.read(leaseId)).terms).toHaveLength(1);
  });

  it('can be signed on paper as the first term can [D47]', async () => {
    const lease_id = await testWorld.sent(one, { coSigners: [] });
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
    testWorld.wait(30 * 86_400);
    await offer(lease_id);
    const body = { lease_id, witness: 'Wanda Witness', scan };
    await testWorld.perform(signInPerson, { ...testWorld.call(), body });
    const { renewal, packets } = await testWorld.read(lease_id);
    expect([renewal, packets[0]?.term, packets[0]?.in_person?.witness]).toEqual([
      'signed',
      2,
      'Wanda Witness',
    ]);
  });

  it('has links of its own to send again, which all live', async () => {
    const lease_id = await testWorld.sent(one, { coSigners: [] });
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
    testWorld.wait(30 * 86_400);
    await offer(lease_id);
    for (let count = 0; count < 2; count += 1) {
      const before = await testWorld.tokenOf(nora);
      await resend(lease_id);
      expect((await testWorld.open(before)).state).toBe('open');
    }
    expect((await testWorld.open(await testWorld.tokenOf(nora))).state).toBe('open');
  });
});
