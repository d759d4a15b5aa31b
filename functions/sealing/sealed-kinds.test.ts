import { PDF } from '@libpdf/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf } from '../../test/support/pdf';
import { sealAll, sealedFiles, signedLease } from '../../test/support/sealed-lease';
import { elias, type LeaseWorld, nora, one, openLeases, scan } from '../../test/support/test-world/leases';
import { signedPdf } from '../../test/support/uploaded-lease';
import { signInPerson } from '../leases/signing/sign-in-person';
import { getSealCertificates } from '../signing/get-seal-certificates';
import { put } from '../table/db/writes';
import { SealDue, StoredSigner, settlementTerm } from '../table/leases/record';
import { Settlement } from '../table/ledger/record';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const certificates = async () =>
  (await getSealCertificates({ ...testWorld.asSigner() }, testWorld.deps)).data.certificates;

it('a lease brought as a PDF is sealed with its own pages first, and has the file attached [R17]', async () => {
  const bytes = pdf('Our own lease');
  const { leaseId } = await signedPdf(testWorld, bytes);
  expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
  const { lease } = await sealedFiles(testWorld, leaseId);
  const sealed = await PDF.load(lease ?? new Uint8Array());
  const [first, ...printed] = sealed.extractText().map(({ text }) => text);
  expect([first, printed.length]).toEqual(['Our own lease', 1]);
  expect(Buffer.from(sealed.getAttachment('lease.pdf') ?? []).equals(bytes)).toBe(true);
});

it('a lease of a template has its evidence attached alone', async () => {
  const leaseId = await signedLease(testWorld);
  await sealAll(testWorld);
  const { lease } = await sealedFiles(testWorld, leaseId);
  const sealed = await PDF.load(lease ?? new Uint8Array());
  expect([sealed.getAttachment('lease.pdf'), sealed.getAttachment('evidence.json')]).toEqual([
    null,
    expect.anything(),
  ]);
});

it('a lease signed on paper says before whom and by which scan, without a drawing [D47]', async () => {
  const lease_id = await testWorld.sent();
  await testWorld.signAs(nora);
  const body = { lease_id, witness: 'Wanda Witness', scan };
  await testWorld.perform(signInPerson, { ...testWorld.call(), body });
  const hash = (await testWorld.read(lease_id)).packets[0]?.in_person?.scan;
  const print = vi.spyOn(testWorld.deps.printer, 'print');
  await sealAll(testWorld);
  const [{ '/paper.json': page = new Uint8Array(), ...files } = {}] = print.mock.calls[0] ?? [];
  const [first, second] = JSON.parse(new TextDecoder().decode(page)).signers;
  expect(Object.keys(files).toSorted()).toEqual(['/nora.png', '/qr.svg']);
  expect([first.method, first.image]).toEqual(['with a drawn signature', 'nora.png']);
  const method = `on paper, before Wanda Witness; SHA-256 of the scan: ${hash}`;
  expect(second).toMatchObject({ method, image: null, imageHash: '', written: 'Conrad Marsh' });
});

it('what seals is published with the first seal, and once', async () => {
  expect(await certificates()).toEqual([]);
  await signedLease(testWorld);
  await sealAll(testWorld);
  const published = await certificates();
  expect(published).toHaveLength(1);
  expect(Buffer.from(published[0] ?? '', 'base64')[0]).toBe(0x30);
});

it.each([
  [7, new Date(Date.UTC(2026, 5, 15, 12) + 7 * 365.25 * 86_400_000)],
  [undefined, undefined],
])(
  'a sealed lease is kept from being deleted for so many years after the last signature: %s',
  async (sealYears, until) => {
    await signedLease(testWorld);
    testWorld.wait(3 * 86_400);
    const keptUntil = vi.spyOn(testWorld.deps.files, 'put');
    const settings = { ...testWorld.deps.settings, sealYears };
    await sealAll({ ...testWorld, deps: { ...testWorld.deps, settings } });
    expect(keptUntil.mock.calls.map(([{ keepUntil }]) => keepUntil)).toEqual([until]);
  },
);

describe('the letter of a settlement', () => {
  const settlement = (leaseId: string): Settlement => ({
    organizationId: 'org_one',
    leaseId,
    on: '2026-07-24',
    at: '2026-07-24T12:00:00.000Z',
    by: 'usr_head',
    signedBy: 'Lena Hart',
    tenants: ['Nora Whitaker'],
    address: '',
    held: [],
    due: [],
    charges: [],
    waivers: [],
    sums: { due: 0, added: 0, waived: 0, prepaid: 0, held: 0, applied: 0, refunded: 0, owed: 0 },
  });
  const due = (leaseId: string): SealDue => ({
    organizationId: 'org_one',
    leaseId,
    term: settlementTerm,
    version: 0,
    tries: 0,
    dueAt: '2026-06-15T12:00:00.000Z',
  });
  const mailed = async () =>
    (await testWorld.letters()).flatMap(({ subject, to }) =>
      subject === 'Your deposit is settled' ? [to] : [],
    );

  it('is made once, and mailed to the tenants who have an address', async () => {
    const leaseId = await testWorld.sent(one, { coSigners: [], tenants: [nora, elias] });
    for (const who of [nora, elias, testWorld.agent]) await testWorld.signAs(who);
    await sealAll(testWorld);
    const signer = (await testWorld.all(StoredSigner)).find(({ id }) => id === 'elias');
    if (signer)
      await testWorld.db.write(put(StoredSigner, { ...signer, facts: { ...signer.facts, email: '' } }));
    await testWorld.db.writeAll([put(Settlement, settlement(leaseId)), put(SealDue, due(leaseId))]);
    expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
    expect(await mailed()).toEqual([nora.email]);
    await testWorld.db.write(put(SealDue, due(leaseId)));
    expect(await sealAll(testWorld)).toEqual({ sealed: 0 });
    expect(await mailed()).toHaveLength(1);
  });

  it('is not made where nothing was settled', async () => {
    const leaseId = await testWorld.sent();
    await testWorld.db.write(put(SealDue, due(leaseId)));
    expect(await sealAll(testWorld)).toEqual({ sealed: 0 });
    expect(await testWorld.all(SealDue)).toEqual([]);
  });
});
