import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import { eventText } from '../../../shared/domain/leases/signing/packet-events';
import {
  conrad,
  elias,
  type LeaseWorld,
  nora,
  one,
  openLeases,
  scan,
} from '../../../test/support/test-world/leases';
import { sha256 } from '../../table/db/keys';
import { SigningLink } from '../../table/leases/record';
import { changeDraft } from '../draft/change-draft';
import { getLeaseText } from '../draft/get-lease-text';
import { getSealedPaper } from './get-sealed-paper';
import { resendLink } from './resend-link';
import { sendLease } from './send-lease';
import { signInPerson } from './sign-in-person';
import { voidLease } from './void-lease';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const voiding = (lease_id: string) =>
  testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: 'A typing error' } });
const resend = (lease_id: string, signer_id: string) =>
  testWorld.perform(resendLink, { ...testWorld.call(), body: { lease_id, signer_id } });

describe('signing in person', () => {
  const body = (lease_id: string, over = {}) => ({ lease_id, witness: 'Wanda Witness', scan, ...over });
  const record = (lease_id: string, over = {}, viewer = {}) =>
    testWorld.perform(signInPerson, { ...testWorld.call(viewer), body: body(lease_id, over) });

  it('completes the lease with a witness and a scan, which can be downloaded [D47]', async () => {
    const lease_id = await testWorld.sent();
    await testWorld.signAs(nora);
    const token = await testWorld.tokenOf(conrad);
    await record(lease_id);
    const { status, packets } = await testWorld.read(lease_id);
    const [packet] = packets;
    expect([status, packet?.state, packet?.in_person?.witness]).toEqual([
      'signed',
      'complete',
      'Wanda Witness',
    ]);
    expect(packet?.signers.map(({ method }) => method)).toEqual(['drawn', 'in-person', 'in-person']);
    const hash = packet?.in_person?.scan ?? '';
    expect([...testWorld.files.keys()].filter((key) => key.endsWith(`${hash}.pdf`))).toHaveLength(1);
    const at = { ...testWorld.call(), params: { leaseId: lease_id, hash } };
    const name = encodeURIComponent('Scan of the signed lease, unit 1A.pdf');
    expect((await getSealedPaper(at, testWorld.deps)).data.url).toContain(`${hash}.pdf?as=${name}`);
    await expect(testWorld.detailsFor(token)).resolves.toEqual([]);
    await expect(record(lease_id)).rejects.toMatchObject({ code: 'wrong-status' });
  });

  it('needs a witness, a PDF by its content, and an open packet [D47]', async () => {
    const lease_id = await testWorld.sent();
    for (const data of ['data:application/pdf;base64,AAAA', 'https://elsewhere.test/signed.pdf'])
      await expect(record(lease_id, { scan: { ...scan, data } })).rejects.toMatchObject({
        code: 'witness-missing',
        details: { fields: { scan: 'Add the signed pages as one PDF' } },
      });
    await expect(record(lease_id, { witness: ' ' })).rejects.toMatchObject({ code: 'witness-missing' });
    await expect(record(lease_id, {}, { organizationId: 'org_two' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await voiding(lease_id);
    await expect(record(lease_id)).rejects.toMatchObject({ code: 'wrong-status' });
  });
});

describe('sending a lease', () => {
  it('names what is missing, by field, and sends nothing', async () => {
    const { lease_id, version } = await testWorld.draft();
    const body = { lease_id, version };
    const refused = testWorld.perform(sendLease, { ...testWorld.call(), body });
    await expect(refused).rejects.toMatchObject({
      code: 'lease-incomplete',
      details: {
        fields: { 'parties.tenants': 'Add at least one tenant', noticeAddress: expect.any(String) },
      },
    });
    expect([await testWorld.letters(), testWorld.files.size]).toEqual([[], 0]);
  });

  it('names the last day to sign, which it refuses, as it was sent', async () => {
    const { lease_id, version } = await testWorld.draft();
    const body = { lease_id, version, expires_on: '2027-06-15' };
    const refused = testWorld.perform(sendLease, { ...testWorld.call(), body });
    const expires_on = 'At most 90 days away and within the term';
    await expect(refused).rejects.toMatchObject({ details: { fields: { expires_on } } });
  });

  it('freezes text and people: what changes later is not in it [D47]', async () => {
    const lease_id = await testWorld.sent();
    const before = (
      await getLeaseText({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps)
    ).data;
    await testWorld.property({ units: [{}, {}], title: 'Another Name', street: '99 Other Street' });
    const after = (await getLeaseText({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps))
      .data;
    expect(after).toEqual(before);
    expect(JSON.stringify(after.document)).toContain('12 Maple Street');
    const { terms, version } = await testWorld.read(lease_id);
    const change = { version, term: { ...TermForm.parse(terms[0]), dueDay: 9 } };
    await expect(
      testWorld.perform(changeDraft, { ...testWorld.call(), params: { leaseId: lease_id }, body: change }),
    ).rejects.toMatchObject({ code: 'lease-frozen' });
  });

  it('keeps the text under its own hash, and notices when another or none lies there [D48]', async () => {
    const lease_id = await testWorld.sent();
    const [packet] = (await testWorld.read(lease_id)).packets;
    const key = `leases/org_one/${packet?.text_hash}.json`;
    const file = testWorld.files.get(key);
    if (!file) throw new Error('the text was not kept');
    expect(sha256(Buffer.from(file.bytes).toString())).toBe(packet?.text_hash);
    testWorld.files.set(key, { ...file, bytes: Buffer.from(`${Buffer.from(file.bytes)} `) });
    const reading = () =>
      getLeaseText({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps);
    await expect(reading()).rejects.toThrow('not the one that was sent');
    testWorld.files.delete(key);
    await expect(reading()).rejects.toThrow('not in the bucket');
  });

  it('mails each signer a link that is stored by its hash alone, bound to packet and person, and ends [D48]', async () => {
    await testWorld.sent();
    const token = await testWorld.tokenOf(nora);
    const links = await testWorld.all(SigningLink);
    expect(links.map(({ signer, value }) => `${signer} ${value}`).toSorted()).toEqual(
      ['conrad lease', 'conrad unit', 'nora lease', 'rol_head lease'].toSorted(),
    );
    const [own] = links.filter(({ signer }) => signer === 'nora');
    expect(own).toMatchObject({ linkHash: sha256(token), term: 1, version: 1 });
    expect(JSON.stringify(links)).not.toContain(token);
    expect(own?.expiresAt).toBe('2026-07-17T00:00:00.000Z');
  });

  it('asks one after the other in a fixed order', async () => {
    const { lease_id } = await testWorld.draft();
    const { terms } = await testWorld.read(lease_id);
    const parties = TermForm.parse(terms[0]).parties;
    const order = ['nora', 'elias', 'rol_head'];
    await testWorld.save(lease_id, {
      parties: { ...parties, tenants: [nora, elias], agent: { authority: 'Agreement' }, signingOrder: order },
    });
    await testWorld.send(lease_id);
    expect((await testWorld.letters()).map(({ to }) => to)).toEqual([nora.email]);
    await testWorld.signAs(nora);
    expect((await testWorld.letters()).map(({ to }) => to)).toEqual([nora.email, elias.email]);
    expect((await testWorld.open(await testWorld.tokenOf(elias))).state).toBe('open');
    expect((await testWorld.read(lease_id)).packets[0]?.signers.map(({ is_turn }) => is_turn)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is refused for days that another lease of the unit has, and names them [D35]', async () => {
    await testWorld.sent();
    const { lease_id } = await testWorld.draft();
    await testWorld.save(lease_id, {}, { from: '2027-06-01', to: '2027-12-31' });
    await expect(testWorld.send(lease_id)).rejects.toMatchObject({
      code: 'unit-taken',
      details: { fields: { days: expect.stringContaining('Jun') } },
    });
    expect((await testWorld.read(lease_id)).status).toBe('draft');
  });

  it('leaves one of twelve sent at once for the same days [D35]', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { lease_id } = await testWorld.draft();
      await testWorld.save(lease_id);
      ids.push(lease_id);
    }
    const sent = await Promise.allSettled(ids.map((lease_id) => testWorld.send(lease_id)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const why = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(why.filter((code) => !['unit-taken', 'conflict'].includes(code))).toEqual([]);
    const unit = await testWorld.deps.units.byId({ organizationId: 'org_one', unitId: one });
    expect(unit?.calendar?.entries.filter(({ kind }) => kind === 'open')).toHaveLength(1);
  });

  it('writes events whose hashes lead from one to the next, for the text that was sent [D48]', async () => {
    const lease_id = await testWorld.sent(one, { coSigners: [] });
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    const read = await testWorld.deps.leases.byId({ organizationId: 'org_one', leaseId: lease_id });
    expect(read?.events.map(({ kind }) => kind)).toEqual([
      'created',
      'sent',
      'consented',
      'opened',
      'signed',
      'consented',
      'opened',
      'signed',
      'completed',
    ]);
    const [packet] = read?.lease.packets ?? [];
    let before = '';
    for (const [index, event] of (read?.events ?? []).entries()) {
      expect([event.seq, event.before, event.textHash]).toEqual([index + 1, before, packet?.textHash]);
      before = sha256(eventText(event));
    }
    expect(packet?.chain).toEqual({ seq: read?.events.length, hash: before });
    const signed = read?.events.find(({ kind }) => kind === 'signed');
    expect(signed?.actor).toMatchObject({ name: 'Nora Whitaker', origin: { ipAddress: '198.51.100.9' } });
  });
});

describe('voiding', () => {
  it('ends every link, frees the days and tells who was asked [D47]', async () => {
    const lease_id = await testWorld.sent();
    const tokens = await Promise.all([nora, conrad, testWorld.agent].map((who) => testWorld.tokenOf(who)));
    await voiding(lease_id);
    expect(await testWorld.all(SigningLink)).toEqual([]);
    for (const token of tokens)
      await expect(testWorld.open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect((await testWorld.read(lease_id)).packets[0]).toMatchObject({
      state: 'void',
      voided: { why: 'voided', note: 'A typing error' },
    });
    const withdrawn = (await testWorld.letters()).filter(({ subject }) => subject.includes('withdrawn'));
    expect(withdrawn.map(({ to }) => to).toSorted()).toEqual(
      [nora, conrad, testWorld.agent].map(({ email }) => email).toSorted(),
    );
    await testWorld.sent();
  });

  it('is refused for a term that has begun', async () => {
    const lease_id = await testWorld.sent(one, { coSigners: [] });
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    testWorld.wait(20 * 86_400);
    await expect(voiding(lease_id)).rejects.toMatchObject({ code: 'term-begun' });
    expect((await testWorld.read(lease_id)).may.void).toBe(false);
  });
});

describe('sending a link again', () => {
  it('leaves the one before alive, until the void ends them all [D48]', async () => {
    const lease_id = await testWorld.sent();
    const [old, other] = [await testWorld.tokenOf(nora), await testWorld.tokenOf(conrad)];
    await resend(lease_id, 'nora');
    const fresh = await testWorld.tokenOf(nora);
    expect(fresh).not.toBe(old);
    for (const token of [old, fresh]) expect((await testWorld.open(token)).state).toBe('open');
    expect(await testWorld.detailsFor(other)).toHaveLength(1);
    expect((await testWorld.read(lease_id)).packets[0]?.events.map(({ kind }) => kind)).toContain(
      'sent-again',
    );
    await voiding(lease_id);
    for (const token of [old, fresh])
      await expect(testWorld.open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    await expect(testWorld.detailsFor(other)).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  it('signs by any of them, once: the others then open the copy', async () => {
    const lease_id = await testWorld.sent();
    const old = await testWorld.tokenOf(nora);
    await resend(lease_id, 'nora');
    await testWorld.consent(old);
    await testWorld.sign(old);
    await expect(testWorld.sign(await testWorld.tokenOf(nora))).rejects.toMatchObject({
      code: 'already-signed',
    });
  });

  it('lets a packet be voided after many of them', async () => {
    const lease_id = await testWorld.sent();
    for (let count = 0; count < 12; count += 1) await resend(lease_id, 'conrad');
    await voiding(lease_id);
    expect((await testWorld.read(lease_id)).packets[0]?.state).toBe('void');
  });

  it('is nothing to tell the head of, also when staff send it', async () => {
    const lease_id = await testWorld.sent();
    const before = await testWorld.told();
    await testWorld.account({ userId: 'usr_mia', email: 'mia@demo.test' });
    const staff = testWorld.call({ userId: 'usr_mia', userRoleId: 'rol_mia' });
    await testWorld.perform(resendLink, { ...staff, body: { lease_id, signer_id: 'nora' } });
    expect(await testWorld.told()).toEqual(before);
  });

  it('is refused for who has signed, and for nobody', async () => {
    const lease_id = await testWorld.sent();
    await testWorld.signAs(nora);
    await expect(resend(lease_id, 'nora')).rejects.toMatchObject({ code: 'already-signed' });
    await expect(resend(lease_id, 'nobody')).rejects.toMatchObject({ code: 'link-ended' });
  });
});

it('how to reach those who sign is for staff with this property in their list', async () => {
  const lease_id = await testWorld.sent();
  const [home] = await testWorld.portfolio();
  const grants = { areas: { leases: 'view' as const }, properties: [home?.property.propertyId ?? ''] };
  const { packets } = await testWorld.read(lease_id, { roleLabel: 'rentalManager', grants });
  expect(packets[0]?.signers.map(({ role, email }) => [role, email])).toEqual([
    ['tenant', nora.email],
    ['co-signer', conrad.email],
    ['agent', testWorld.agent.email],
  ]);
});
