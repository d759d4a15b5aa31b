import { PDF } from '@libpdf/core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { wholePng } from '../../test/support/image-bytes';
import { testPrinter } from '../../test/support/test-seal';
import { openRequests, type RequestStand } from '../../test/support/test-world/requests';
import { uploadKey } from '../common/portfolio/image-keys';
import { createRequestUpload } from '../requests/create-request-upload';
import { proposeVisit } from '../requests/visits/propose-visit';
import { logger } from '../runtime/logger';
import { finishVendorJob } from '../vendors/finish-vendor-job';
import { printJobOrder } from './print-job-order';
import { printWorkOrder } from './print-work-order';

logger.setLogLevel('SILENT');

const printer = testPrinter();
afterAll(() => printer.close());

let testWorld: RequestStand;
beforeEach(async () => {
  testWorld = await openRequests();
});

async function textOf(pdf: string): Promise<string> {
  const read = await PDF.load(new Uint8Array(Buffer.from(pdf, 'base64')));
  const pages = read.extractText().map(({ text }) => text);
  return pages.join(' ').replace(/\s+/g, ' ');
}
const byStaff = async (id: string, who = {}) =>
  (await printWorkOrder({ ...testWorld.call(who), params: { id } }, { ...testWorld.deps, printer })).data.pdf;
const byLink = async (token: string) =>
  (await printJobOrder({ ...testWorld.call(), body: { token } }, { ...testWorld.deps, printer })).data.pdf;

/** A photo that the tenant sends along. */
async function photo() {
  const { tenant, call, deps } = testWorld;
  const asked = { ...call(tenant), body: { contentType: 'image/png' as const, bytes: 4000 } };
  const { upload } = (await createRequestUpload(asked, deps)).data;
  const owner = { organizationId: 'org_one', userId: call(tenant).viewer.userId };
  const bytes = wholePng({ width: 64, height: 48 });
  await deps.files.put({ key: uploadKey(owner, upload), bytes, contentType: 'image/png' });
  return { upload, contentType: 'image/png' as const, name: 'tap.png' };
}

describe('a work order', () => {
  it('has what the vendor needs, with photos, and its page prints the same', async () => {
    const sent = { files: [await photo()], pets: 'A cat', words: 'The tap drips' };
    const { request_id, token } = await testWorld.accepted(sent);
    const visit = { from: '2026-07-06T14:00:00.000Z', to: '2026-07-06T16:00:00.000Z' };
    const body = { request_id, ...visit, side: 'worker' as const, is_agreed: true };
    await testWorld.perform(proposeVisit, { ...testWorld.call(), body });
    const pdf = await byStaff(request_id);
    const text = await textOf(pdf);
    for (const part of [
      'Northgate Homes',
      'Work order R-',
      'For Ace Plumbing',
      'Maple Court',
      '1A',
      '12 Maple Street',
      'Kitchen',
      'Mon, Jul 6, 9:00 AM – 11:00 AM',
      'Call before entering',
      'A cat',
      'Plumbing',
      'The tap drips',
      'Photos',
    ])
      expect(text).toContain(part);
    // The job shows the tenant's first name alone, and no limit.
    expect(text).not.toMatch(/Whitaker|approved up to|@/);
    expect(await byLink(token)).toBe(pdf);
    expect(Buffer.from(pdf, 'base64').toString('latin1')).toContain('/Subtype /Image');
  });

  it('without a vendor has the household and the limit, for who sees the money', async () => {
    const { request_id = '' } = await testWorld.raise({ hazard: 'water' });
    const text = await textOf(await byStaff(request_id));
    expect(text).toMatch(/Emergency: Water running/);
    expect(text).toMatch(/Not agreed yet/);
    expect(text).toMatch(/Cost approved up to ?\$/);
    expect(text).toMatch(/Whitaker/);
    expect(text).not.toContain('Photos');
  });

  it('is for staff and the vendor of the job alone, as long as the job lasts', async () => {
    const { request_id, token } = await testWorld.accepted();
    await expect(byStaff(request_id, testWorld.tenant)).rejects.toMatchObject({ code: 'not-permitted' });
    await expect(byStaff('srq_none')).rejects.toMatchObject({ code: 'not-found' });
    await expect(byLink('no-such-link')).rejects.toMatchObject({ code: 'link-not-valid' });
    const body = { token, note: 'New washer', files: [] };
    await testWorld.perform(finishVendorJob, { ...testWorld.call(), body });
    await expect(byLink(token)).rejects.toMatchObject({ code: 'job-ended' });
  });
});
