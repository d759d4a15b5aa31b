import { bringLeaseFile } from '../../functions/leases/bring-lease-file';
import { createLeaseUpload } from '../../functions/leases/create-lease-upload';
import type { Viewer } from '../../shared/domain/roles';
import { pdf } from './pdf';
import { conrad, type LeaseStand, nora, one } from './stand/leases';

/** Uploads a PDF for a lease and has it checked, as the wizard does. */
export async function bringPdf(
  stand: LeaseStand,
  leaseId: string,
  { bytes = pdf('Our own lease'), viewer = {} }: { bytes?: Uint8Array; viewer?: Partial<Viewer> } = {},
) {
  const call = stand.call(viewer);
  const body = { lease_id: leaseId, bytes: bytes.length };
  const { upload } = (await createLeaseUpload({ ...call, body }, stand.deps)).data;
  const { organizationId, userId } = call.viewer;
  const key = `uploads/${organizationId}/${userId}/${upload}`;
  stand.files.set(key, { bytes, contentType: 'application/pdf' });
  const asked = { ...call, body: { lease_id: leaseId, upload } };
  return { key, file: (await bringLeaseFile(asked, stand.deps)).data };
}

/** A draft whose text is a PDF that was brought for it. */
export async function draftOfPdf(stand: LeaseStand, bytes: Uint8Array = pdf('Our own lease')) {
  const { lease_id: leaseId } = await stand.draft(one);
  const { file } = await bringPdf(stand, leaseId, { bytes });
  await stand.save(leaseId, { text: { from: 'pdf', ...file } });
  return { leaseId, file, key: `leases/org_one/${leaseId}/${file.sha256}-1.pdf` };
}

/** The same, sent and signed by everyone. */
export async function signedPdf(stand: LeaseStand, bytes?: Uint8Array) {
  const made = await draftOfPdf(stand, bytes);
  await stand.send(made.leaseId);
  await stand.signAs(nora);
  await stand.coSign(await stand.tokenOf(conrad));
  await stand.signAs(stand.agent);
  return made;
}
