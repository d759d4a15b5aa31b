import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { findLease } from '../common/leases/lease-at';
import { sealedFile, sealedName } from '../common/leases/sealed-file';
import type { Handler } from '../runtime/handler';

/** Downloads one of the lease's sealed PDFs. A hash that is none of them is the same `not-found`. */
export const getSealedPaper: Handler<Contract['leases']['getSealedPaper']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { leaseId, hash } = params;
  const { read, unit } = await findLease({ viewer, now, leaseId }, deps);
  const papers = read.lease.packets.flatMap(({ sealed = {} }) => [sealed.lease, sealed.void]);
  if (!papers.some((paper) => paper?.hash === hash)) throw refuse('not-found');
  const key = sealedFile(viewer.organizationId, hash);
  const url = await deps.files.download({ key, name: sealedName(unit), now });
  return { success: 1, data: { url } };
};
