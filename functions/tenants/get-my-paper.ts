import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { aboutLease } from '../common/leases/lease-at';
import { scanFile } from '../common/leases/lease-text';
import { sealedFile, sealedName } from '../common/leases/sealed-file';
import { findMyLease } from '../common/tenants/tenant-place';
import type { Handler } from '../runtime/handler';
import { noteAccess } from '../runtime/note-access';
import { myPapers } from './my-papers';

/** One of the caller's own papers; any other hash is `not-found`. Each look is logged. */
export const getMyPaper: Handler<Contract['tenants']['getMyPaper']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { leaseId, hash } = params;
  const place = await findMyLease({ viewer, now, leaseId }, deps);
  const paper = (await myPapers(place, deps)).find((one) => one.hash === hash);
  if (!paper) throw refuse('not-found');
  const key = (paper.isScan ? scanFile : sealedFile)(viewer.organizationId, hash);
  const url = await deps.files.download({ key, name: sealedName(place.unit, paper.name), now });
  await noteAccess(request, { action: 'lease.open-paper', ...aboutLease(leaseId, place.unit) }, deps);
  return { success: 1, data: { url } };
};
