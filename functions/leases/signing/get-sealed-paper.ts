import type { Contract } from '../../../shared/contract';
import { refuse } from '../../../shared/wire/refusals';
import { aboutLease, findLease } from '../../common/leases/lease-at';
import { scanFile } from '../../common/leases/lease-text';
import { letterName, sealedFile, sealedName } from '../../common/leases/sealed-file';
import { findUnit } from '../../common/portfolio/find-unit';
import type { Handler } from '../../runtime/handler';
import { noteAccess } from '../../runtime/note-access';

/** One of the lease's own PDFs, sealed, scanned or its settlement; else `not-found`. Each look is logged. */
export const getSealedPaper: Handler<Contract['leases']['getSealedPaper']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { leaseId, hash } = params;
  const { organizationId } = viewer;
  const [{ read, unit }, settlement] = await Promise.all([
    findLease({ viewer, now, leaseId }, deps),
    deps.ledgers.settlement({ organizationId, leaseId }),
  ]);
  const papers = read.lease.packets.flatMap(({ sealed = {} }) => [sealed.lease, sealed.void]);
  const isScan = read.lease.packets.some(({ inPerson }) => inPerson?.scan === hash);
  const isLetter = settlement?.letter === hash;
  if (isLetter) await findUnit({ viewer, now, unitId: unit.unitId, area: 'money' }, deps);
  if (!isScan && !isLetter && !papers.some((paper) => paper?.hash === hash)) throw refuse('not-found');
  const key = (isScan ? scanFile : sealedFile)(organizationId, hash);
  const name = sealedName(unit, isScan ? 'Scan of the signed lease' : isLetter ? letterName : undefined);
  const url = await deps.files.download({ key, name, now });
  await noteAccess(request, { action: 'lease.open-paper', ...aboutLease(leaseId, unit) }, deps);
  return { success: 1, data: { url } };
};
