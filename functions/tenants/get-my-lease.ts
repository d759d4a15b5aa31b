import type { Contract } from '../../shared/contract';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import { rentLinesOn } from '../../shared/domain/leases/rent-rates';
import { showBrought } from '../common/leases/brought-file';
import { frozenText } from '../common/leases/lease-text';
import { findMyLease } from '../common/tenants/tenant-place';
import { answer, type Handler } from '../runtime/handler';
import { myReports } from './find-my-report';
import { readLandlord, readMyLease, termShown } from './read-my-lease';

/** One of the caller's own leases with its text: what is signed, before that what is to be signed. */
export const getMyLease: Handler<Contract['tenants']['getMyLease']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const [place, landlord] = await Promise.all([
    findMyLease({ viewer, now, leaseId: params.leaseId }, deps),
    readLandlord(request, deps),
  ]);
  const { read, on } = place;
  const { term, packet } = termShown(place);
  const { textHash } = packet;
  const key = { organizationId: viewer.organizationId, leaseId: read.lease.leaseId };
  const [document, file, reports] = await Promise.all([
    frozenText({ organizationId: viewer.organizationId, textHash }, deps),
    showBrought(key, { file: packet.file, now }, deps),
    myReports(place, deps),
  ]);
  return answer({
    ...readMyLease(place, landlord),
    rent_lines: rentLinesOn(read.lease, term, on).map(({ id, label, cents }) => ({ id, label, cents })),
    ...{ deposit: term.deposit.cents, notice_days: term.noticeDays },
    signers: signersOfPacket(read.lease, packet).map(({ name, role, signed }) => ({
      ...{ name, role, has_signed: signed !== undefined },
    })),
    ...{ document, text_hash: textHash, file, reports },
  });
};
