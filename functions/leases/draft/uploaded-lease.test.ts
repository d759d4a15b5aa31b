import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import { pdf } from '../../../test/support/pdf';
import { sealAll } from '../../../test/support/sealed-lease';
import { conrad, type LeaseWorld, nora, one, openLeases, two } from '../../../test/support/test-world/leases';
import { bringPdf, draftOfPdf, signedPdf } from '../../../test/support/uploaded-lease';
import { renewLease } from '../moves/lease-moves';
import { changeDraft } from './change-draft';
import { createLeaseUpload } from './create-lease-upload';
import { getLeaseText } from './get-lease-text';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const fields = (refused: Promise<unknown>) =>
  refused.then(() => 'done').catch((error) => error.details.fields);
const textOf = async (leaseId: string, viewer = {}) =>
  (await getLeaseText({ ...testWorld.call(viewer), params: { leaseId } }, testWorld.deps)).data;
const bytes = pdf('Our own lease');
const sha256 = createHash('sha256').update(bytes).digest('hex');

describe('a lease brought as a PDF', () => {
  it('is kept beside its lease under its SHA-256, and the upload goes', async () => {
    const { lease_id } = await testWorld.draft(one);
    const { key, file } = await bringPdf(testWorld, lease_id, { bytes });
    expect(file).toEqual({ sha256, pages: 1 });
    expect(testWorld.files.get(`leases/org_one/${lease_id}/${sha256}-1.pdf`)?.bytes).toEqual(bytes);
    expect(testWorld.files.has(key)).toBe(false);
  });

  it('is refused in words when it is no PDF, broken or active, and nothing is kept', async () => {
    const { lease_id } = await testWorld.draft(one);
    const bring = (content: string | Uint8Array) =>
      bringPdf(testWorld, lease_id, { bytes: Buffer.from(content) });
    const kept = testWorld.files.size;
    expect(await fields(bring('<html>'))).toEqual({ upload: expect.stringContaining('does not match') });
    expect(await fields(bring(bytes.subarray(0, 300)))).toEqual({
      upload: expect.stringContaining('cannot be read'),
    });
    const active = bytes.toString('latin1').replace('/Type/Catalog', '/AA<<>> /Type/Catalog');
    expect(await code(bring(active))).toBe('invalid');
    expect([...testWorld.files.keys()].filter((key) => key.startsWith('leases/'))).toEqual([]);
    expect(testWorld.files.size).toBe(kept + 3);
  });

  it('is found by no other lease, organization or person', async () => {
    const { file, leaseId } = await draftOfPdf(testWorld);
    const { lease_id: other } = await testWorld.draft(two);
    expect(await code(testWorld.save(other, { text: { from: 'pdf', ...file } }))).toBe('invalid');
    const longer = { from: 'pdf' as const, ...file, pages: 2 };
    expect(await code(testWorld.save(leaseId, { text: longer }))).toBe('invalid');
    expect(await code(bringPdf(testWorld, leaseId, { viewer: { organizationId: 'org_two' } }))).toBe(
      'not-found',
    );
    expect(await code(textOf(leaseId, { organizationId: 'org_two' }))).toBe('not-found');
    const upload = (viewer = {}) => {
      const body = { lease_id: leaseId, bytes: bytes.length };
      return createLeaseUpload({ ...testWorld.call(viewer), body }, testWorld.deps);
    };
    expect(await code(upload({ organizationId: 'org_two' }))).toBe('not-found');
    expect(await code(upload())).toBe('done');
    const url = `https://files.test/leases/org_one/${leaseId}/${file.sha256}-1.pdf`;
    const shown = { ...file, url, download_url: `${url}?as=Lease.pdf` };
    expect((await textOf(leaseId)).file).toEqual(shown);
  });

  it('is frozen by its SHA-256, in the signed text and in the events [D47]', async () => {
    const { leaseId } = await draftOfPdf(testWorld, bytes);
    await testWorld.send(leaseId);
    const [packet] = (await testWorld.read(leaseId)).packets;
    expect(packet?.events[0]).toMatchObject({ kind: 'created', note: `PDF of 1 pages, SHA-256 ${sha256}` });
    const { document, text_hash } = await textOf(leaseId);
    expect(JSON.stringify(document)).toContain(`SHA-256 of the file: ${sha256}`);
    expect(text_hash).toBe(packet?.text_hash);
  });

  it('is read by its signers through their links alone, mail or phone of nobody in it', async () => {
    const { leaseId } = await draftOfPdf(testWorld, bytes);
    await testWorld.send(leaseId);
    const url = `https://files.test/leases/org_one/${leaseId}/${sha256}-1.pdf`;
    const signing = await testWorld.open(await testWorld.tokenOf(nora));
    expect(signing.text?.file).toMatchObject({ sha256, pages: 1, url });
    const [found] = await testWorld.detailsFor(await testWorld.tokenOf(conrad));
    expect(found).toMatchObject({ file: { url }, leaseaggrementdetails: expect.stringContaining(sha256) });
    expect(JSON.stringify(found)).not.toContain('@');
  });

  it.each([
    ['missing', (key: string) => testWorld.files.delete(key)],
    [
      'changed',
      (key: string) => testWorld.files.set(key, { bytes: pdf('Other'), contentType: 'application/pdf' }),
    ],
  ])('is not sent when the file is %s', async (_, harm) => {
    const { leaseId, key } = await draftOfPdf(testWorld);
    harm(key);
    expect(await fields(testWorld.send(leaseId))).toEqual({ text: 'Bring the PDF again' });
    expect((await testWorld.read(leaseId)).packets).toEqual([]);
  });

  it('is not sealed from another file than the one that was signed [R17]', async () => {
    const { key, leaseId } = await signedPdf(testWorld);
    testWorld.files.set(key, { bytes: pdf('Other'), contentType: 'application/pdf' });
    await expect(sealAll(testWorld)).rejects.toThrow('1 leases were not sealed');
    expect((await testWorld.read(leaseId)).packets[0]?.sealed).toEqual({});
  });

  it('is brought anew for a renewal, which cannot be compared with it [D37]', async () => {
    const { leaseId } = await signedPdf(testWorld);
    await testWorld.perform(renewLease, { ...testWorld.call(), body: { lease_id: leaseId } });
    const { terms } = await testWorld.read(leaseId);
    expect(terms[1]?.text).toBeUndefined();
    const { file } = await bringPdf(testWorld, leaseId, { bytes: pdf('Next year') });
    const { terms: now, version: next } = await testWorld.read(leaseId);
    const term = TermForm.parse({ ...now[1], text: { from: 'pdf', ...file } });
    await testWorld.perform(changeDraft, {
      ...testWorld.call(),
      params: { leaseId },
      body: { version: next, term },
    });
    expect((await textOf(leaseId)).changes).toMatchObject([{ change: 'not-compared', parts: [] }]);
  });
});
