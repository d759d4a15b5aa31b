import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import { consentText } from '../../shared/domain/leases/signing/consent-text';
import { pngBytes } from '../../test/support/image-bytes';
import { sealAll } from '../../test/support/sealed-lease';
import {
  conrad,
  drawn,
  elias,
  type LeaseWorld,
  largestDrawn,
  nora,
  one,
  openLeases,
  tooLargeDrawn,
} from '../../test/support/test-world/leases';
import { propertyId } from '../../test/support/test-world/portfolio';
import { draftAgain } from '../leases/draft/draft-again';
import { sendLease } from '../leases/signing/send-lease';
import { voidLease } from '../leases/signing/void-lease';
import type { RecordKind } from '../table/db/record';
import { put, remove } from '../table/db/writes';
import { SigningLink, StoredLease, StoredPacket, StoredSigner } from '../table/leases/record';
import { Organization } from '../table/organizations/record';
import { askQuestion } from './ask-question';
import { consentToSign } from './consent-to-sign';
import { declineToSign } from './decline-to-sign';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const signedIn = async (leaseId: string) =>
  (await testWorld.read(leaseId)).packets[0]?.signers
    .filter(({ signed_at }) => signed_at)
    .map(({ signer_id }) => signer_id);

describe('a signer’s link', () => {
  it('shows text, terms and names, and nobody’s mail, phone or link [COS-03] [D48]', async () => {
    await testWorld.sent(one, { tenants: [nora, elias] });
    const seen = await testWorld.open(await testWorld.tokenOf(nora));
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
    await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    const { consent, ...paper } = await testWorld.open(token);
    expect(paper).toMatchObject({
      organization: 'Northgate Homes',
      place: '12 Maple Street, Unit 1A, Ames',
      expires_on: '2026-07-15',
      changes: undefined,
      text: { document: { type: 'doc' }, text_hash: expect.stringMatching(/^[\da-f]{64}$/) },
    });
    expect(consent).toEqual({
      version: consentText.version,
      paragraphs: consentText.paragraphs,
      is_given: false,
    });
    await testWorld.consent(token);
    expect((await testWorld.open(token)).consent.is_given).toBe(true);
  });

  it('opens nothing when it is made up, expired, or the other value of a co-signer’s', async () => {
    await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    const [record] = await testWorld.detailsFor(await testWorld.tokenOf(conrad));
    for (const other of ['made-up', `${token}x`, record?.unit_id ?? ''])
      expect(await code(testWorld.open(other))).toBe('link-not-valid');
    testWorld.wait(32 * 86_400);
    expect(await code(testWorld.open(token))).toBe('link-not-valid');
  });

  const lose = async <T extends K, K extends object>(kind: RecordKind<T, K>) => {
    for (const one of await testWorld.all(kind)) await testWorld.db.write(remove(kind, one));
  };
  it.each([
    ['the lease', () => lose(StoredLease)],
    ['the paper', () => lose(StoredPacket)],
    ['the signer', () => lose(StoredSigner)],
    ['the organization', () => lose(Organization)],
  ])('opens nothing once %s is gone', async (_, loseIt) => {
    await testWorld.sent(one, { coSigners: [] });
    const token = await testWorld.tokenOf(nora);
    expect(await code(testWorld.open(token))).toBe('done');
    await loseIt();
    expect(await code(testWorld.open(token))).toBe('link-not-valid');
  });

  it('ends with the packet’s last day although the link is there [D48]', async () => {
    const lease_id = await testWorld.sent(one, { to: '2027-06-30' });
    const { packets } = await testWorld.read(lease_id);
    expect(packets[0]?.expires_on).toBe('2026-07-15');
    testWorld.wait(31 * 86_400 - 3600);
    expect(await code(testWorld.open(await testWorld.tokenOf(nora)))).toBe('link-ended');
  });

  it('shows who signs, and no text, before it is one’s turn', async () => {
    const { lease_id } = await testWorld.draft();
    const { parties } = TermForm.parse((await testWorld.read(lease_id)).terms[0]);
    const people = { tenants: [nora, elias], agent: { authority: 'Agreement' } };
    const signingOrder = ['nora', 'elias', 'rol_head'];
    await testWorld.save(lease_id, { parties: { ...parties, ...people, signingOrder } });
    await testWorld.send(lease_id);
    const token = await testWorld.tokenOf(nora);
    const [link] = await testWorld.all(SigningLink);
    if (link) await testWorld.db.write(put(SigningLink, { ...link, signer: 'elias' }));
    const early = await testWorld.open(token);
    expect([early.state, early.name, early.text]).toEqual(['waiting', 'Elias Osei', undefined]);
    expect(await code(testWorld.consent(token))).toBe('not-your-turn');
  });

  it('shows the text of its own version, though the one before was sent to the same people', async () => {
    const lease_id = await testWorld.sent();
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    const { version } = await testWorld.read(lease_id);
    await testWorld.perform(draftAgain, { ...testWorld.call(), body: { lease_id, version } });
    await testWorld.save(lease_id, {}, { to: '2027-12-31' });
    await testWorld.send(lease_id);
    const [second, first] = (await testWorld.read(lease_id)).packets;
    const { text } = await testWorld.open(await testWorld.tokenOf(nora));
    expect([second?.text_hash === first?.text_hash, text?.text_hash]).toEqual([false, second?.text_hash]);
  });

  it('writes down the first look from each device, once', async () => {
    const lease_id = await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    await testWorld.open(token);
    const { version } = await testWorld.read(lease_id);
    for (let count = 0; count < 2; count += 1) await testWorld.open(token);
    expect((await testWorld.read(lease_id)).version).toBe(version);
    const kinds = (await testWorld.read(lease_id)).packets[0]?.events.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => kind === 'opened')).toHaveLength(1);
  });
});

describe('signing', () => {
  it('needs consent to the text that was shown first [D48]', async () => {
    const lease_id = await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    expect(await code(testWorld.sign(token))).toBe('consent-missing');
    const old = testWorld.perform(consentToSign, {
      ...testWorld.asSigner(),
      body: { token, version: '2019-01' },
    });
    expect(await code(old)).toBe('link-ended');
    await testWorld.consent(token);
    const { version } = await testWorld.read(lease_id);
    await testWorld.consent(token);
    expect((await testWorld.read(lease_id)).version).toBe(version);
    expect(await testWorld.sign(token)).toEqual({ is_complete: false });
    const [signer] = (await testWorld.read(lease_id)).packets[0]?.signers ?? [];
    expect(signer).toMatchObject({
      signer_id: 'nora',
      method: 'drawn',
      consented_at: testWorld.now().toISOString(),
    });
  });

  it('takes a PNG of at most 64 KB and a name, for the text that was sent, and nothing else', async () => {
    const lease_id = await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    await testWorld.consent(token);
    const png = (padding: number) =>
      `data:image/png;base64,${Buffer.from(pngBytes({ width: 300, height: 70 }, padding)).toString('base64')}`;
    const wrong = [
      { signature: 'data:image/png;base64,AAAA' },
      { signature: 'https://elsewhere.test/a.png' },
      { signature: png(64 * 1024) },
      ...tooLargeDrawn.map((signature) => ({ signature })),
      { name: '   ' },
    ];
    for (const over of wrong) expect(await code(testWorld.sign(token, over))).toBe('signature-missing');
    expect(await code(testWorld.sign(token, { text_hash: 'a'.repeat(64) }))).toBe('link-ended');
    expect([
      await signedIn(lease_id),
      [...testWorld.files.keys()].filter((key) => key.endsWith('.png')),
    ]).toEqual([[], []]);
    await testWorld.sign(token, { signature: largestDrawn });
    expect([...testWorld.files.keys()].filter((key) => key.endsWith('.png'))).toHaveLength(1);
  });

  it('counts once, also of twenty at once by one person [D47]', async () => {
    const lease_id = await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    await testWorld.consent(token);
    const signed = await Promise.all(Array.from({ length: 20 }, () => code(testWorld.sign(token))));
    expect(signed.filter((one) => one === 'done').length).toBeGreaterThan(0);
    const events = (await testWorld.read(lease_id)).packets[0]?.events ?? [];
    expect(events.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
    expect(await code(testWorld.sign(token))).toBe('already-signed');
    expect((await testWorld.open(token)).state).toBe('signed');
    expect((await testWorld.open(token)).text).toBeUndefined();
  });

  it('of two people at once counts both, and is complete with the last one [D47]', async () => {
    const lease_id = await testWorld.sent(one, { coSigners: [] });
    const tokens = await Promise.all([testWorld.tokenOf(nora), testWorld.tokenOf(testWorld.agent)]);
    for (const token of tokens) await testWorld.consent(token);
    const both = await Promise.all(tokens.map((token) => testWorld.sign(token)));
    expect(both.filter(({ is_complete }) => is_complete)).toHaveLength(1);
    const { status, packets } = await testWorld.read(lease_id);
    expect([status, packets[0]?.state]).toEqual(['signed', 'complete']);
    await sealAll(testWorld);
    const told = (await testWorld.letters()).filter(({ subject }) => subject === 'Your lease is signed');
    expect(told).toHaveLength(2);
    expect(await testWorld.told()).toEqual(['A lease is complete']);
    expect(
      (await testWorld.audit()).map(({ action }) => action).filter((one) => one === 'lease.sign'),
    ).toHaveLength(2);
  });

  it('makes a lease active only when every required signer has signed, on its first day [D35] [D47]', async () => {
    const lease_id = await testWorld.sent();
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    testWorld.wait(17 * 86_400);
    expect((await testWorld.read(lease_id)).status).toBe('partly-signed');
    await testWorld.coSign(await testWorld.tokenOf(conrad));
    expect((await testWorld.read(lease_id)).status).toBe('active');
  });
});

it('a couple with one mail address signs by two links: the person is the party, not the address', async () => {
  const husband = { ...elias, email: nora.email };
  const lease_id = await testWorld.sent(one, { tenants: [nora, husband], coSigners: [] });
  const tokens = (await testWorld.letters())
    .filter(({ to }) => to === nora.email)
    .map(({ button }) => /token=([\w-]+)$/.exec(button?.address ?? '')?.[1] ?? '');
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    await testWorld.consent(token);
    await testWorld.sign(token);
  }
  await testWorld.signAs(testWorld.agent);
  const { packets } = await testWorld.read(lease_id);
  expect(packets[0]?.signers.map(({ name, signed_at }) => [name, signed_at !== undefined])).toEqual([
    ['Nora Whitaker', true],
    ['Elias Osei', true],
    [expect.any(String), true],
  ]);
  expect(packets[0]?.state).toBe('complete');
});

describe('a question', () => {
  it('goes to the sender by mail and bell, once, and is answered by mail [D48]', async () => {
    const lease_id = await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    const ask = (question: string) =>
      testWorld.perform(askQuestion, { ...testWorld.asSigner(), body: { token, question } });
    await ask('May I paint the hall?');
    await ask('May I paint the hall?');
    const mailed = (await testWorld.letters()).filter(({ subject }) => subject.includes('question'));
    expect(mailed).toMatchObject([
      {
        to: testWorld.agent.email,
        replyTo: nora.email,
        subject: 'Nora Whitaker has a question about a lease',
        paragraphs: expect.arrayContaining(['May I paint the hall?']),
        // It uses up none of the letters that the landlord writes.
        isStrangers: true,
      },
    ]);
    expect(await testWorld.told()).toEqual(['A signer has a question']);
    const events = (await testWorld.read(lease_id)).packets[0]?.events.filter(({ kind }) => kind === 'asked');
    expect(events).toMatchObject([{ signer: 'Nora Whitaker', note: 'May I paint the hall?' }]);
    expect((await testWorld.audit()).filter(({ action }) => action === 'lease.ask')).toHaveLength(1);
    expect((await testWorld.open(token)).state).toBe('open');
  });

  it('is another one by other words, or by another signer', async () => {
    await testWorld.sent();
    const ask = async (who: { email: string }, question: string) => {
      const body = { token: await testWorld.tokenOf(who), question };
      return testWorld.perform(askQuestion, { ...testWorld.asSigner(), body });
    };
    await ask(nora, 'May I paint the hall?');
    await ask(nora, ' May I paint the hall? ');
    await ask(conrad, 'May I paint the hall?');
    await ask(nora, 'May I paint the kitchen?');
    const asked = (await testWorld.audit()).filter(({ action }) => action === 'lease.ask');
    expect(asked.map(({ after }) => after?.name)).toEqual(['Nora Whitaker', 'Conrad Marsh', 'Nora Whitaker']);
  });

  it('goes to who sent this version, though it was asked of who sent the one before', async () => {
    const lease_id = await testWorld.sent();
    const ask = async () => {
      const body = { token: await testWorld.tokenOf(nora), question: 'May I paint the hall?' };
      await testWorld.perform(askQuestion, { ...testWorld.asSigner(), body });
    };
    await ask();
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    const { version } = await testWorld.read(lease_id);
    await testWorld.perform(draftAgain, { ...testWorld.call(), body: { lease_id, version } });
    await testWorld.account({ userId: 'usr_mia', email: 'mia@demo.test' });
    const mia = testWorld.call({ userId: 'usr_mia' });
    const again = { lease_id, version: (await testWorld.read(lease_id)).version };
    await testWorld.perform(sendLease, { ...mia, body: again });
    await ask();
    const asked = (await testWorld.letters()).filter(({ subject }) => subject.includes('question'));
    expect(asked.map(({ to }) => to)).toEqual([testWorld.agent.email, 'mia@demo.test']);
  });

  it('is not taken from who has signed, or by a link that ended', async () => {
    await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    await testWorld.signAs(nora);
    const body = { token, question: 'May I paint?' };
    expect(await code(testWorld.perform(askQuestion, { ...testWorld.asSigner(), body }))).toBe(
      'already-signed',
    );
    const made = { ...body, token: 'made-up' };
    expect(await code(testWorld.perform(askQuestion, { ...testWorld.asSigner(), body: made }))).toBe(
      'link-not-valid',
    );
  });
});

it('the log says which signer signed or declined which lease, of whose property', async () => {
  const lease_id = await testWorld.sent();
  const told = async () => {
    const [{ by, object, about, after } = {}] = await testWorld.audit();
    return [by?.process, object, about, after];
  };
  const object = { kind: 'lease', id: lease_id, name: '1A' };
  await testWorld.signAs(nora);
  expect(await told()).toEqual(['A signer', object, propertyId, { name: 'Nora Whitaker' }]);
  const body = { token: await testWorld.tokenOf(conrad), reason: 'The rent is wrong' };
  await testWorld.perform(declineToSign, { ...testWorld.asSigner(), body });
  expect(await told()).toEqual(['A signer', object, propertyId, { name: 'Conrad Marsh' }]);
  expect(await testWorld.audit()).toMatchObject([
    { action: 'lease.decline' },
    { action: 'lease.sign' },
    {},
    {},
    {},
  ]);
});

describe('declining', () => {
  it('voids the paper for everyone, keeps the reason, and tells the head [D47]', async () => {
    const lease_id = await testWorld.sent();
    await testWorld.signAs(nora);
    const [tenant, coSigner] = [await testWorld.tokenOf(nora), await testWorld.tokenOf(conrad)];
    const body = { token: coSigner, reason: 'The rent is wrong' };
    await testWorld.perform(declineToSign, { ...testWorld.asSigner(), body });
    const { status, packets, may } = await testWorld.read(lease_id);
    expect([status, may.draft_again]).toEqual(['void', true]);
    expect(packets[0]?.signers.find(({ signer_id }) => signer_id === 'conrad')).toMatchObject({
      reason: 'The rent is wrong',
    });
    for (const token of [tenant, coSigner]) expect(await code(testWorld.open(token))).toBe('link-not-valid');
    expect(await testWorld.told()).toEqual(['A lease was declined']);
    expect(drawn.length).toBeLessThan(90_000);
  });
});
