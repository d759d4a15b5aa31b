import type { Contract } from '../../../shared/contract';
import { startDocumentUpload } from '../../common/documents/start-upload';
import { findLease } from '../../common/leases/lease-at';
import type { Handler } from '../../runtime/handler';

/** A signed upload of one PDF to the caller's place; `bringLeaseFile` checks it. */
export const createLeaseUpload: Handler<Contract['leases']['createLeaseUpload']> = async (
  { viewer, now, body: { lease_id: leaseId, bytes } },
  deps,
) => {
  await findLease({ viewer, now, leaseId }, deps);
  const contentType = 'application/pdf';
  return { success: 1, data: await startDocumentUpload(viewer, { contentType, bytes }, deps) };
};
