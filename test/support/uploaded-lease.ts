import { bringLeaseFile } from '../../functions/leases/draft/bring-lease-file';
import { createLeaseUpload } from '../../functions/leases/draft/create-lease-upload';
import type { Viewer } from '../../shared/domain/people/roles';
import { pdf } from './pdf';
import { conrad, type LeaseWorld, nora, one } from './test-world/leases';

/** Uploads a PDF for a lease and has it checked, as the wizard does. */
export async function bringPdf(
  testWorld: LeaseWorld,
  leaseId: string,
  { bytes = pdf('Our own lease'), viewer = {} }: { bytes?: Uint8Array; viewer?: Partial<Viewer> } = {},
) {
  const call = testWorld.call(viewer);
  const body = { lease_id: leaseId, bytes: bytes.length };
  const { upload } = (await createLeaseUpload({ ...call, body }, testWorld.deps)).data;
  const { organizationId, userId } = call.viewer;
  const key = `uploads/${organizationId}/${userId}/${upload}`;
  testWorld.files.set(key, { bytes, contentType: 'application/pdf' });
  const asked = { ...call, body: { lease_id: leaseId, upload } };
  return { key, file: (await bringLeaseFile(asked, testWorld.deps)).data };
}

/** A draft whose text is a PDF that was brought for it. */
export async function draftOfPdf(testWorld: LeaseWorld, bytes: Uint8Array = pdf('Our own lease')) {
  const { lease_id: leaseId } = await testWorld.draft(one);
  const { file } = await bringPdf(testWorld, leaseId, { bytes });
  await testWorld.save(leaseId, { text: { from: 'pdf', ...file } });
  return { leaseId, file, key: `leases/org_one/${leaseId}/${file.sha256}-1.pdf` };
}

/** The same, sent and signed by everyone. */
export async function signedPdf(testWorld: LeaseWorld, bytes?: Uint8Array) {
  const made = await draftOfPdf(testWorld, bytes);
  await testWorld.send(made.leaseId);
  await testWorld.signAs(nora);
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  await testWorld.signAs(testWorld.agent);
  return made;
}
