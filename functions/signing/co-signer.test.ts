import { beforeEach, describe, expect, it } from 'vitest';
import { fillTemplate } from '../../shared/domain/leases/document/fill-template';
import type { LeaseNode } from '../../shared/domain/leases/document/lease-node';
import { consentText } from '../../shared/domain/leases/signing/consent-text';
import {
  conrad,
  drawn,
  type LeaseWorld,
  nora,
  one,
  openLeases,
  tooLargeDrawn,
} from '../../test/support/test-world/leases';
import { unitValueOf } from '../common/leases/signing-links';
import { voidLease } from '../leases/signing/void-lease';
import { askQuestion } from './ask-question';
import { cosignerESign } from './cosigner-e-sign';
import { declineToSign } from './decline-to-sign';
import { getLeaseMergeFieldData } from './get-lease-merge-field-data';
import { getSignedCopy } from './get-signed-copy';

let testWorld: LeaseWorld;
let lease_id: string;
let token: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent();
  token = await testWorld.tokenOf(conrad);
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const fieldsOf = async (unitid: string) =>
  (await testWorld.perform(getLeaseMergeFieldData, { ...testWorld.asSigner(), body: { unitid } })).data;
const unitValue = async () => (await testWorld.detailsFor(token))[0]?.unit_id ?? '';
const signatures = async () =>
  (await testWorld.read(lease_id)).packets[0]?.events.filter(({ kind }) => kind === 'signed').length;

describe('the co-signer’s calls', () => {
  it('bring the text with its fields, and their values, which make the text that is signed [API-29] [API-30]', async () => {
    const [record] = await testWorld.detailsFor(token);
    expect(record?.leaseaggrementdetails).toContain('{{Tenant_Names}}');
    const [values = {}] = await fieldsOf(record?.unit_id ?? '');
    const text = fillTemplate(record?.leaseaggrementdetails ?? '', values);
    expect(text).toContain('The tenant is Nora Whitaker');
    expect(text).toContain('12 Maple Street');
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(JSON.stringify(record?.document)).toMatch(/\{\{Tenant_Names\}\}.*"table"/);
    const kinds = (await testWorld.read(lease_id)).packets[0]?.events.map(({ kind }) => kind);
    expect(kinds).toEqual(['created', 'sent', 'opened']);
  });

  it('bring a text that was kept without its formatting as a paragraph for each line [API-29]', async () => {
    const kept = [...testWorld.files].find(([key]) => key.endsWith('-fields.json'));
    if (!kept) throw new Error('No text is kept');
    const [key, { bytes }] = kept;
    const { document: _, ...older } = JSON.parse(new TextDecoder().decode(bytes));
    await testWorld.deps.files.put({
      key,
      bytes: Buffer.from(JSON.stringify(older)),
      contentType: 'application/json',
    });
    const [record] = await testWorld.detailsFor(token);
    const lines = (record?.leaseaggrementdetails ?? '').split('\n').filter((line) => line !== '');
    const document = record?.document as LeaseNode | undefined;
    expect(document?.content?.map(({ content }) => content?.[0]?.text)).toEqual(lines);
  });

  it('show nobody’s mail, phone or link [API-29] [API-30]', async () => {
    const all = [await testWorld.detailsFor(token), await fieldsOf(await unitValue())];
    expect(JSON.stringify(all)).not.toMatch(/@|secret-|usr_|lse_|prp_/);
  });

  it('take one signature, with the consent beside it [API-31] [D48]', async () => {
    expect(await testWorld.coSign(token)).toEqual({ affectedRows: 1, changedRows: 1 });
    const [signer] = ((await testWorld.read(lease_id)).packets[0]?.signers ?? []).filter(
      ({ role }) => role === 'co-signer',
    );
    const at = testWorld.now().toISOString();
    expect(signer).toMatchObject({ signed_at: at, consented_at: at, method: 'drawn' });
  });

  it.each(['drawn', 'typed'] as const)('keep how it was signed: %s [API-31] [D48]', async (method) => {
    await testWorld.coSign(token, { method });
    const signer = (await testWorld.read(lease_id)).packets[0]?.signers.find(
      ({ role }) => role === 'co-signer',
    );
    expect(signer?.method).toBe(method);
  });

  it('answer an empty list once it was signed, and change no row a second time [COS-03] [API-29] [API-31]', async () => {
    const unitid = await unitValue();
    await testWorld.coSign(token);
    expect(await testWorld.detailsFor(token)).toEqual([]);
    expect(await testWorld.coSign(token, { unitid })).toEqual({ affectedRows: 0, changedRows: 0 });
    expect(await signatures()).toBe(1);
  });

  it.each([
    ['soon', 'Enter the date as YYYY-MM-DD'],
    ['', 'Enter the date as YYYY-MM-DD'],
    ['the day after tomorrow', 'Enter the date as YYYY-MM-DD'],
    ['2026-06-15T12:00:00Z', 'Enter the date as YYYY-MM-DD'],
    [' 2026-06-15', 'Enter the date as YYYY-MM-DD'],
    ['２０２６-06-15', 'Enter the date as YYYY-MM-DD'],
    ['06/15/2026', 'Enter the date as YYYY-MM-DD'],
    ['2026-02-30', 'Enter the date as YYYY-MM-DD'],
    ['2026-6-15', 'Enter the date as YYYY-MM-DD'],
    ['2026-06-13', 'Enter today’s date'],
    ['2026-06-17', 'Enter today’s date'],
  ])('are not signed on %j: nothing changes, and the field is named [API-31]', async (cosignedate, why) => {
    expect(await testWorld.coSign(token, { cosignedate })).toEqual({
      affectedRows: 0,
      changedRows: 0,
      fields: { cosignedate: why },
    });
    expect(await signatures()).toBe(0);
  });

  it.each(['2026-06-14', '2026-06-16'])(
    'are signed where it is %s already, or still',
    async (cosignedate) => {
      expect(await testWorld.coSign(token, { cosignedate })).toEqual({ affectedRows: 1, changedRows: 1 });
    },
  );

  it('count one of ten signatures at once [API-31] [D47]', async () => {
    const unitid = await unitValue();
    const done = await Promise.all(
      Array.from({ length: 10 }, () => testWorld.coSign(token, { unitid }).catch(({ code: why }) => why)),
    );
    expect(done.filter((one) => one?.affectedRows === 1)).toHaveLength(1);
    expect(await signatures()).toBe(1);
  });

  it('open nothing with a plain id, a tenant’s link, the other value, or values of two links [API-29] [API-30] [API-31]', async () => {
    const unitid = await unitValue();
    for (const other of [lease_id, one, 'lse_1', unitid, 'made-up', await testWorld.tokenOf(nora)])
      expect(await code(testWorld.detailsFor(other)), other).toBe('link-not-valid');
    for (const other of [one, lease_id, token, 'made-up'])
      expect(await code(fieldsOf(other)), other).toBe('link-not-valid');
    expect(await code(testWorld.coSign(token, { unitid: one }))).toBe('link-not-valid');
    expect(await signatures()).toBe(0);
  });

  it('take no tenant’s signature, though both values are of the tenant’s link [API-31]', async () => {
    const own = await testWorld.tokenOf(nora);
    const body = { unitid: unitValueOf(own) };
    const work = testWorld.perform(cosignerESign, {
      ...testWorld.asSigner(),
      body: { ...body, leaseId: own, name: 'Nora', cosignedate: '2026-06-15', cosignerSignature: drawn },
    });
    expect(await code(work)).toBe('link-not-valid');
    expect(await signatures()).toBe(0);
  });

  it('open the signed copy by the first value, and not by the other', async () => {
    const unitid = await unitValue();
    await testWorld.coSign(token);
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
    const copy = (value: string) =>
      code(getSignedCopy({ ...testWorld.asSigner(), body: { token: value } }, testWorld.deps));
    expect([await copy(unitid), await copy(token)]).toEqual(['link-not-valid', 'done']);
  });

  it('end with the packet’s last day although the link is there, and are logged by name [D48]', async () => {
    const unitid = await unitValue();
    testWorld.wait(31 * 86_400 - 3600);
    expect(await code(testWorld.detailsFor(token))).toBe('link-ended');
    expect(await code(fieldsOf(unitid))).toBe('link-ended');
    expect(await code(testWorld.coSign(token, { unitid }))).toBe('link-ended');
    expect(await signatures()).toBe(0);
  });

  it('say who signs what until when, and once signed give no more values [API-29] [API-30]', async () => {
    const [record] = await testWorld.detailsFor(token);
    expect(record).toMatchObject({
      organization: 'Northgate Homes',
      place: '12 Maple Street, Unit 1A, Ames',
      tenants: ['Nora Whitaker'],
      cosigner_name: 'Conrad Marsh',
      expires_on: '2026-07-15',
      consent: { version: consentText.version, paragraphs: consentText.paragraphs },
    });
    expect(record?.changes).toBeUndefined();
    await testWorld.coSign(token);
    expect(await code(fieldsOf(record?.unit_id ?? ''))).toBe('link-ended');
    expect((await testWorld.audit())[0]).toMatchObject({
      action: 'lease.sign',
      after: { name: 'Conrad Marsh' },
    });
  });

  it('decline with a reason, which voids the paper, and ask the sender', async () => {
    const { asSigner } = testWorld;
    await testWorld.perform(askQuestion, { ...asSigner(), body: { token, question: 'For how long?' } });
    expect((await testWorld.detailsFor(token))[0]?.cosigner_name).toBe('Conrad Marsh');
    await testWorld.perform(declineToSign, { ...asSigner(), body: { token, reason: 'I can’t' } });
    expect(await code(testWorld.detailsFor(token))).toBe('link-not-valid');
    expect((await testWorld.read(lease_id)).packets[0]?.state).toBe('void');
  });

  it('open nothing after a void, and nothing is written [COS-03]', async () => {
    const unitid = await unitValue();
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    expect(await code(testWorld.detailsFor(token))).toBe('link-not-valid');
    expect(await code(fieldsOf(unitid))).toBe('link-not-valid');
    expect(await code(testWorld.coSign(token, { unitid }))).toBe('link-not-valid');
    expect(await signatures()).toBe(0);
  });

  it('refuse what is no drawing, or has no name', async () => {
    const drawings = ['data:image/png;base64,AA==', ...tooLargeDrawn];
    const wrong = [...drawings.map((cosignerSignature) => ({ cosignerSignature })), { name: ' ' }];
    for (const over of wrong) expect(await code(testWorld.coSign(token, over))).toBe('signature-missing');
    expect(await signatures()).toBe(0);
  });
});
