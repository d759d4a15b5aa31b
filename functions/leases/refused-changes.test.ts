import { beforeEach, describe, expect, it } from 'vitest';
import { signedPdf } from '../../test/support/brought-lease';
import { conrad, type LeaseStand, nora, one, openLeases, scan } from '../../test/support/stand/leases';
import { discardDraft } from './discard-draft';
import { draftAgain } from './draft-again';
import { changeRent } from './lease-moves';
import { offerRenewal } from './offer-renewal';
import { resendLink } from './resend-link';
import { sendLease } from './send-lease';
import { signInPerson } from './sign-in-person';
import { voidLease } from './void-lease';

let stand: LeaseStand;
beforeEach(async () => {
  stand = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const rent = { kind: 'percent', hundredths: 300 } as const;
const offer = (lease_id: string) =>
  stand.perform(offerRenewal, { ...stand.call(), body: { lease_id, months: 12, rent } });
const resend = (lease_id: string) =>
  stand.perform(resendLink, { ...stand.call(), body: { lease_id, signer_id: 'nora' } });

describe('a draft', () => {
  type Versioned = { readonly lease_id: string; readonly version: number };
  it.each<[string, (body: Versioned) => Promise<unknown>]>([
    ['sent', (body) => stand.perform(sendLease, { ...stand.call(), body })],
    ['discarded', (body) => stand.perform(discardDraft, { ...stand.call(), body })],
  ])('is not %s by who has not read its present version', async (_, change) => {
    const { lease_id, version } = await stand.draft();
    await stand.save(lease_id);
    expect(await code(change({ lease_id, version }))).toBe('changed-meanwhile');
    expect((await stand.read(lease_id)).status).toBe('draft');
    expect(await code(change({ lease_id, version: version + 1 }))).toBe('done');
  });

  it('is not sent without a text', async () => {
    const { lease_id } = await stand.draft();
    await stand.save(lease_id, { text: undefined });
    await expect(stand.send(lease_id)).rejects.toMatchObject({
      code: 'lease-incomplete',
      details: { fields: { text: 'Choose the text of the lease' } },
    });
    expect((await stand.read(lease_id)).status).toBe('draft');
  });

  it('has no link to send again, and neither has a paper whose time is over', async () => {
    const { lease_id } = await stand.draft();
    expect(await code(resend(lease_id))).toBe('link-ended');
    const sent = await stand.sent(one);
    expect(await code(resend(sent))).toBe('done');
    stand.wait(40 * 86_400);
    expect(await code(resend(sent))).toBe('link-ended');
  });
});

it('a rent is not raised before everyone has signed', async () => {
  const lease_id = await stand.sent();
  const days = { from: '2027-07-01', notice_day: '2026-06-15' };
  const body = { lease_id, line: 'rent', cents: 150_000, ...days };
  const raise = () => code(stand.perform(changeRent, { ...stand.call(), body }));
  expect(await raise()).toBe('wrong-status');
  expect((await stand.read(lease_id)).rent_changes).toEqual([]);
  for (const who of [nora, stand.agent]) await stand.signAs(who);
  expect(await raise()).toBe('wrong-status');
  await stand.coSign(await stand.tokenOf(conrad));
  expect(await raise()).toBe('done');
});

describe('a void lease', () => {
  it('is drafted again by who has read its present version alone, and has no link to send', async () => {
    const lease_id = await stand.sent();
    await stand.perform(voidLease, { ...stand.call(), body: { lease_id, note: '' } });
    expect(await code(resend(lease_id))).toBe('link-ended');
    const { version } = await stand.read(lease_id);
    const again = (seen: number) =>
      stand.perform(draftAgain, { ...stand.call(), body: { lease_id, version: seen } });
    expect(await code(again(version - 1))).toBe('changed-meanwhile');
    expect((await stand.read(lease_id)).status).toBe('void');
    expect(await code(again(version))).toBe('done');
  });
});

describe('a renewal', () => {
  it('is not offered for a lease that nobody has signed', async () => {
    const lease_id = await stand.sent();
    expect(await code(offer(lease_id))).toBe('wrong-status');
    expect((await stand.read(lease_id)).terms).toHaveLength(1);
  });

  it('is not offered with the text of a PDF, which is brought anew for it [D37]', async () => {
    const { leaseId } = await signedPdf(stand);
    stand.wait(30 * 86_400);
    await expect(offer(leaseId)).rejects.toMatchObject({
      code: 'lease-incomplete',
      details: { fields: { text: 'Choose the text of the lease' } },
    });
    expect((await stand.read(leaseId)).terms).toHaveLength(1);
  });

  it('can be signed on paper as the first term can [D47]', async () => {
    const lease_id = await stand.sent(one, { coSigners: [] });
    for (const who of [nora, stand.agent]) await stand.signAs(who);
    stand.wait(30 * 86_400);
    await offer(lease_id);
    const body = { lease_id, witness: 'Wanda Witness', scan };
    await stand.perform(signInPerson, { ...stand.call(), body });
    const { renewal, packets } = await stand.read(lease_id);
    expect([renewal, packets[0]?.term, packets[0]?.in_person?.witness]).toEqual([
      'signed',
      2,
      'Wanda Witness',
    ]);
  });

  it('has links of its own to send again', async () => {
    const lease_id = await stand.sent(one, { coSigners: [] });
    for (const who of [nora, stand.agent]) await stand.signAs(who);
    stand.wait(30 * 86_400);
    await offer(lease_id);
    for (let count = 0; count < 2; count += 1) {
      const before = await stand.tokenOf(nora);
      await resend(lease_id);
      expect(await code(stand.open(before))).toBe('link-not-valid');
    }
    expect((await stand.open(await stand.tokenOf(nora))).state).toBe('open');
  });
});
