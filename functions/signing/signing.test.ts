import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import { consentText } from '../../shared/domain/leases/consent-text';
import { pngBytes } from '../../test/support/image-bytes';
import {
  conrad,
  drawn,
  elias,
  type LeaseStand,
  nora,
  one,
  openLeases,
} from '../../test/support/stand/leases';
import { propertyId } from '../../test/support/stand/portfolio';
import { draftAgain } from '../leases/draft-again';
import { sendLease } from '../leases/send-lease';
import { voidLease } from '../leases/void-lease';
import type { RecordKind } from '../table/db/record';
import { put, remove } from '../table/db/writes';
import { SigningLink, StoredLease, StoredPacket, StoredSigner } from '../table/leases/record';
import { Organization } from '../table/organizations/record';
import { askQuestion } from './ask-question';
import { consentToSign } from './consent-to-sign';
import { declineToSign } from './decline-to-sign';

let stand: LeaseStand;
beforeEach(async () => {
  stand = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const signedIn = async (leaseId: string) =>
  (await stand.read(leaseId)).packets[0]?.signers
    .filter(({ signed_at }) => signed_at)
    .map(({ signer_id }) => signer_id);

describe('a signer’s link', () => {
  it('shows text, terms and names, and nobody’s mail, phone or link [COS-03] [D48]', async () => {
    await stand.sent(one, { tenants: [nora, elias] });
    const seen = await stand.open(await stand.tokenOf(nora));
    expect(seen).toMatchObject({ state: 'open', role: 'tenant', name: 'Nora Whitaker', is_complete: false });
    expect(seen.signers.map(({ name, has_signed }) => [name, has_signed])).toEqual([
      ['Nora Whitaker', false],
      ['Elias Osei', false],
      ['Conrad Marsh', false],
      ['Lena Hart, Northgate Homes', false],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/@|usr_|prp_|secret-/);
  });

  it('shows where, until when and for whom, and whether one has agreed already', async () => {
    await stand.sent();
    const token = await stand.tokenOf(nora);
    const { consent, ...paper } = await stand.open(token);
    expect(paper).toMatchObject({
      ...{ organization: 'Northgate Homes', place: '12 Maple Street, Unit 1A, Ames' },
      ...{ expires_on: '2026-07-15', changes: undefined },
      text: { document: { type: 'doc' }, text_hash: expect.stringMatching(/^[\da-f]{64}$/) },
    });
    expect(consent).toEqual({
      ...{ version: consentText.version, paragraphs: consentText.paragraphs, is_given: false },
    });
    await stand.consent(token);
    expect((await stand.open(token)).consent.is_given).toBe(true);
  });

  it('opens nothing when it is made up, expired, or the other value of a co-signer’s', async () => {
    await stand.sent();
    const token = await stand.tokenOf(nora);
    const [record] = await stand.detailsFor(await stand.tokenOf(conrad));
    for (const other of ['made-up', `${token}x`, record?.unit_id ?? ''])
      expect(await code(stand.open(other))).toBe('link-not-valid');
    stand.wait(32 * 86_400);
    expect(await code(stand.open(token))).toBe('link-not-valid');
  });

  const lose = async <T extends K, K extends object>(kind: RecordKind<T, K>) => {
    for (const one of await stand.all(kind)) await stand.db.write(remove(kind, one));
  };
  it.each([
    ['the lease', () => lose(StoredLease)],
    ['the paper', () => lose(StoredPacket)],
    ['the signer', () => lose(StoredSigner)],
    ['the organization', () => lose(Organization)],
  ])('opens nothing once %s is gone', async (_, loseIt) => {
    await stand.sent(one, { coSigners: [] });
    const token = await stand.tokenOf(nora);
    expect(await code(stand.open(token))).toBe('done');
    await loseIt();
    expect(await code(stand.open(token))).toBe('link-not-valid');
  });

  it('ends with the packet’s last day although the link is there [D48]', async () => {
    const lease_id = await stand.sent(one, { to: '2027-06-30' });
    const { packets } = await stand.read(lease_id);
    expect(packets[0]?.expires_on).toBe('2026-07-15');
    stand.wait(31 * 86_400 - 3600);
    expect(await code(stand.open(await stand.tokenOf(nora)))).toBe('link-ended');
  });

  it('shows who signs, and no text, before it is one’s turn', async () => {
    const { lease_id } = await stand.draft();
    const { parties } = TermForm.parse((await stand.read(lease_id)).terms[0]);
    const people = { tenants: [nora, elias], agent: { authority: 'Agreement' } };
    const signingOrder = ['nora', 'elias', 'rol_head'];
    await stand.save(lease_id, { parties: { ...parties, ...people, signingOrder } });
    await stand.send(lease_id);
    const token = await stand.tokenOf(nora);
    const [link] = await stand.all(SigningLink);
    if (link) await stand.db.write(put(SigningLink, { ...link, signer: 'elias' }));
    const early = await stand.open(token);
    expect([early.state, early.name, early.text]).toEqual(['waiting', 'Elias Osei', undefined]);
    expect(await code(stand.consent(token))).toBe('not-your-turn');
  });

  it('shows the text of its own version, though the one before was sent to the same people', async () => {
    const lease_id = await stand.sent();
    await stand.perform(voidLease, { ...stand.call(), body: { lease_id, note: '' } });
    const { version } = await stand.read(lease_id);
    await stand.perform(draftAgain, { ...stand.call(), body: { lease_id, version } });
    await stand.save(lease_id, {}, { to: '2027-12-31' });
    await stand.send(lease_id);
    const [second, first] = (await stand.read(lease_id)).packets;
    const { text } = await stand.open(await stand.tokenOf(nora));
    expect([second?.text_hash === first?.text_hash, text?.text_hash]).toEqual([false, second?.text_hash]);
  });

  it('writes down the first look from each device, once', async () => {
    const lease_id = await stand.sent();
    const token = await stand.tokenOf(nora);
    await stand.open(token);
    const { version } = await stand.read(lease_id);
    for (let count = 0; count < 2; count += 1) await stand.open(token);
    expect((await stand.read(lease_id)).version).toBe(version);
    const kinds = (await stand.read(lease_id)).packets[0]?.events.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => kind === 'opened')).toHaveLength(1);
  });
});

describe('signing', () => {
  it('needs consent to the text that was shown first [D48]', async () => {
    const lease_id = await stand.sent();
    const token = await stand.tokenOf(nora);
    expect(await code(stand.sign(token))).toBe('consent-missing');
    const old = stand.perform(consentToSign, { ...stand.asSigner(), body: { token, version: '2019-01' } });
    expect(await code(old)).toBe('link-ended');
    await stand.consent(token);
    const { version } = await stand.read(lease_id);
    await stand.consent(token);
    expect((await stand.read(lease_id)).version).toBe(version);
    expect(await stand.sign(token)).toEqual({ is_complete: false });
    const [signer] = (await stand.read(lease_id)).packets[0]?.signers ?? [];
    expect(signer).toMatchObject({
      signer_id: 'nora',
      method: 'drawn',
      consented_at: stand.now().toISOString(),
    });
  });

  it('takes a PNG of at most 64 KB and a name, for the text that was sent, and nothing else', async () => {
    const lease_id = await stand.sent();
    const token = await stand.tokenOf(nora);
    await stand.consent(token);
    const png = (padding: number) =>
      `data:image/png;base64,${Buffer.from(pngBytes({ width: 300, height: 70 }, padding)).toString('base64')}`;
    const wrong = [
      { signature: 'data:image/png;base64,AAAA' },
      { signature: 'https://elsewhere.test/a.png' },
      { signature: png(64 * 1024) },
      { name: '   ' },
    ];
    for (const over of wrong) expect(await code(stand.sign(token, over))).toBe('signature-missing');
    expect(await code(stand.sign(token, { text_hash: 'a'.repeat(64) }))).toBe('link-ended');
    expect([await signedIn(lease_id), [...stand.files.keys()].filter((key) => key.endsWith('.png'))]).toEqual(
      [[], []],
    );
    await stand.sign(token);
    expect([...stand.files.keys()].filter((key) => key.endsWith('.png'))).toHaveLength(1);
  });

  it('counts once, also of twenty at once by one person [D47]', async () => {
    const lease_id = await stand.sent();
    const token = await stand.tokenOf(nora);
    await stand.consent(token);
    const signed = await Promise.all(Array.from({ length: 20 }, () => code(stand.sign(token))));
    expect(signed.filter((one) => one === 'done').length).toBeGreaterThan(0);
    const events = (await stand.read(lease_id)).packets[0]?.events ?? [];
    expect(events.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
    expect(await code(stand.sign(token))).toBe('already-signed');
    expect((await stand.open(token)).state).toBe('signed');
    expect((await stand.open(token)).text).toBeUndefined();
  });

  it('of two people at once counts both, and is complete with the last one [D47]', async () => {
    const lease_id = await stand.sent(one, { coSigners: [] });
    const tokens = await Promise.all([stand.tokenOf(nora), stand.tokenOf(stand.agent)]);
    for (const token of tokens) await stand.consent(token);
    const both = await Promise.all(tokens.map((token) => stand.sign(token)));
    expect(both.filter(({ is_complete }) => is_complete)).toHaveLength(1);
    const { status, packets } = await stand.read(lease_id);
    expect([status, packets[0]?.state]).toEqual(['signed', 'complete']);
    expect(
      (await stand.letters()).filter(({ subject }) => subject.includes('signed by everyone')),
    ).toHaveLength(2);
    expect(await stand.told()).toEqual(['A lease is complete']);
    expect(
      (await stand.audit()).map(({ action }) => action).filter((one) => one === 'lease.sign'),
    ).toHaveLength(2);
  });

  it('makes a lease active only when every required signer has signed, on its first day [D35] [D47]', async () => {
    const lease_id = await stand.sent();
    await stand.signAs(nora);
    await stand.signAs(stand.agent);
    stand.wait(17 * 86_400);
    expect((await stand.read(lease_id)).status).toBe('partly-signed');
    await stand.coSign(await stand.tokenOf(conrad));
    expect((await stand.read(lease_id)).status).toBe('active');
  });
});

describe('a question', () => {
  it('goes to the sender by mail and bell, once, and is answered by mail [D48]', async () => {
    const lease_id = await stand.sent();
    const token = await stand.tokenOf(nora);
    const ask = (question: string) =>
      stand.perform(askQuestion, { ...stand.asSigner(), body: { token, question } });
    await ask('May I paint the hall?');
    await ask('May I paint the hall?');
    const mailed = (await stand.letters()).filter(({ subject }) => subject.includes('question'));
    expect(mailed).toMatchObject([
      {
        ...{ to: stand.agent.email, replyTo: nora.email },
        subject: 'Nora Whitaker has a question about a lease',
        paragraphs: expect.arrayContaining(['May I paint the hall?']),
      },
    ]);
    expect(await stand.told()).toEqual(['A signer has a question']);
    const events = (await stand.read(lease_id)).packets[0]?.events.filter(({ kind }) => kind === 'asked');
    expect(events).toMatchObject([{ signer: 'Nora Whitaker', note: 'May I paint the hall?' }]);
    expect((await stand.audit()).filter(({ action }) => action === 'lease.ask')).toHaveLength(1);
    expect((await stand.open(token)).state).toBe('open');
  });

  it('is another one by other words, or by another signer', async () => {
    await stand.sent();
    const ask = async (who: { email: string }, question: string) => {
      const body = { token: await stand.tokenOf(who), question };
      return stand.perform(askQuestion, { ...stand.asSigner(), body });
    };
    await ask(nora, 'May I paint the hall?');
    await ask(nora, ' May I paint the hall? ');
    await ask(conrad, 'May I paint the hall?');
    await ask(nora, 'May I paint the kitchen?');
    const asked = (await stand.audit()).filter(({ action }) => action === 'lease.ask');
    expect(asked.map(({ after }) => after?.name)).toEqual(['Nora Whitaker', 'Conrad Marsh', 'Nora Whitaker']);
  });

  it('goes to who sent this version, though it was asked of who sent the one before', async () => {
    const lease_id = await stand.sent();
    const ask = async () => {
      const body = { token: await stand.tokenOf(nora), question: 'May I paint the hall?' };
      await stand.perform(askQuestion, { ...stand.asSigner(), body });
    };
    await ask();
    await stand.perform(voidLease, { ...stand.call(), body: { lease_id, note: '' } });
    const { version } = await stand.read(lease_id);
    await stand.perform(draftAgain, { ...stand.call(), body: { lease_id, version } });
    await stand.account({ userId: 'usr_mia', email: 'mia@demo.test' });
    const mia = stand.call({ userId: 'usr_mia' });
    const again = { lease_id, version: (await stand.read(lease_id)).version };
    await stand.perform(sendLease, { ...mia, body: again });
    await ask();
    const asked = (await stand.letters()).filter(({ subject }) => subject.includes('question'));
    expect(asked.map(({ to }) => to)).toEqual([stand.agent.email, 'mia@demo.test']);
  });

  it('is not taken from who has signed, or by a link that ended', async () => {
    await stand.sent();
    const token = await stand.tokenOf(nora);
    await stand.signAs(nora);
    const body = { token, question: 'May I paint?' };
    expect(await code(stand.perform(askQuestion, { ...stand.asSigner(), body }))).toBe('already-signed');
    const made = { ...body, token: 'made-up' };
    expect(await code(stand.perform(askQuestion, { ...stand.asSigner(), body: made }))).toBe(
      'link-not-valid',
    );
  });
});

it('the log says which signer signed or declined which lease, of whose property', async () => {
  const lease_id = await stand.sent();
  const told = async () => {
    const [{ by, object, about, after } = {}] = await stand.audit();
    return [by?.process, object, about, after];
  };
  const object = { kind: 'lease', id: lease_id, name: '1A' };
  await stand.signAs(nora);
  expect(await told()).toEqual(['A signer', object, propertyId, { name: 'Nora Whitaker' }]);
  const body = { token: await stand.tokenOf(conrad), reason: 'The rent is wrong' };
  await stand.perform(declineToSign, { ...stand.asSigner(), body });
  expect(await told()).toEqual(['A signer', object, propertyId, { name: 'Conrad Marsh' }]);
  expect(await stand.audit()).toMatchObject([
    { action: 'lease.decline' },
    { action: 'lease.sign' },
    {},
    {},
    {},
  ]);
});

describe('declining', () => {
  it('voids the paper for everyone, keeps the reason, and tells the head [D47]', async () => {
    const lease_id = await stand.sent();
    await stand.signAs(nora);
    const [tenant, coSigner] = [await stand.tokenOf(nora), await stand.tokenOf(conrad)];
    const body = { token: coSigner, reason: 'The rent is wrong' };
    await stand.perform(declineToSign, { ...stand.asSigner(), body });
    const { status, packets, may } = await stand.read(lease_id);
    expect([status, may.draft_again]).toEqual(['void', true]);
    expect(packets[0]?.signers.find(({ signer_id }) => signer_id === 'conrad')).toMatchObject({
      reason: 'The rent is wrong',
    });
    for (const token of [tenant, coSigner]) expect(await code(stand.open(token))).toBe('link-not-valid');
    expect(await stand.told()).toEqual(['A lease was declined']);
    expect(drawn.length).toBeLessThan(90_000);
  });
});
