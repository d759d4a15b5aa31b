import { createHash } from 'node:crypto';
import type { Contract } from '../../shared/contract';
import { documentLimits } from '../../shared/domain/documents';
import { refuse } from '../../shared/wire/refusals';
import { seeDocumentUpload } from '../common/documents/see-document-upload';
import { broughtKey } from '../common/leases/brought-file';
import { findLease } from '../common/leases/lease-at';
import { brokenPdf, readPdf } from '../gateways/lease-pdf';
import type { Handler } from '../runtime/handler';

const contentType = 'application/pdf';
const no = (message: string) => refuse('invalid', { fields: { upload: message } });

/** Keeps an uploaded PDF under its SHA-256. Refuses `invalid` for one that cannot be signed. */
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
  const read = await readPdf(bytes);
  if ('problem' in read) throw no(read.problem);
  const file = { sha256: createHash('sha256').update(bytes).digest('hex'), pages: read.pages };
  await deps.files.put({ key: broughtKey({ organizationId, leaseId }, file), bytes, contentType });
  await deps.files.remove([from]);
  return { success: 1, data: file };
};
