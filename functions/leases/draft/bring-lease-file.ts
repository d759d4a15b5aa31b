import { createHash } from 'node:crypto';
import type { Contract } from '../../../shared/contract';
import { documentLimits } from '../../../shared/domain/portfolio/documents';
import { refuse } from '../../../shared/wire/refusals';
import { seeDocumentUpload } from '../../common/documents/see-document-upload';
import { findLease } from '../../common/leases/lease-at';
import { uploadedKey } from '../../common/leases/uploaded-file';
import { MachineBusy } from '../../gateways/print/in-thread';
import { brokenPdf } from '../../gateways/print/pdf-problems';
import type { Handler } from '../../runtime/handler';

const contentType = 'application/pdf';
const no = (message: string) => refuse('invalid', { fields: { upload: message } });

/** Keeps an uploaded PDF under its SHA-256. Refuses `invalid` for one that cannot be signed, and `busy`. */
export const bringLeaseFile: Handler<Contract['leases']['bringLeaseFile']> = async (
  { viewer, now, body: { lease_id: leaseId, upload } },
  deps,
) => {
  const { organizationId } = viewer;
  const [, { from }] = await Promise.all([
    findLease({ viewer, now, leaseId }, deps),
    seeDocumentUpload({ owner: viewer, upload, contentType }, deps),
  ]);
  const bytes = (await deps.files.peek(from, documentLimits.bytes))?.head;
  if (!bytes) throw no(brokenPdf);
  const read = await deps.pdfs.read(bytes).catch((problem: unknown) => {
    throw problem instanceof MachineBusy ? refuse('busy') : problem;
  });
  if ('problem' in read) throw no(read.problem);
  const file = { sha256: createHash('sha256').update(bytes).digest('hex'), pages: read.pages };
  await deps.files.put({ key: uploadedKey({ organizationId, leaseId }, file), bytes, contentType });
  await deps.files.remove([from]);
  return { success: 1, data: file };
};
