import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import { beforeTermEnd, mayTakeBack, tenantNoticeOf } from '../../shared/domain/leases/moves/tenant-notice';
import { rentLinesOn } from '../../shared/domain/leases/rent/rent-rates';
import { standingNotice } from '../../shared/domain/leases/status/standing';
import { speaksForTenants } from '../../shared/domain/leases/status/tenancy';
import { givenAt } from '../common/leases/lease-at';
import { frozenText } from '../common/leases/lease-text';
import { showUploaded } from '../common/leases/uploaded-file';
import { findMyLease, type TenantPlace } from '../common/tenants/tenant-place';
import { answer, type Handler } from '../runtime/handler';
import { myReports } from './find-my-report';
import { myMovingOut } from './my-moving-out';
import { myPapers } from './my-papers';
import { readLandlord, readMyLease, termShown } from './read-my-lease';

/** A term that was signed elsewhere has none here. */
const noText = { type: 'doc' as const, content: [] };

/** The notice that stands, or the one that the caller may give. */
function readNotice(place: TenantPlace, now: Date) {
  const { read, terms, on } = place;
  const { lease } = read;
  if (!speaksForTenants(lease, terms, on)) return {};
  const actor = { id: '', name: '', origin: { ipAddress: '', userAgent: '' } };
  const given = { ...givenAt(place, { actor, now }), lease };
  const notice = standingNotice(lease, on);
  if (!notice) return defined({ may_give_notice: tenantNoticeOf(given) });
  const { by, givenOn: given_on, lastDay: last_day } = notice;
  const early = defined({ before_end: beforeTermEnd(lease, notice, on)?.to });
  return { notice: { by, given_on, last_day, ...early, may_take_back: mayTakeBack(given) } };
}

/** One of the caller's own leases with its text: what is signed, before that what is to be signed. */
export const getMyLease: Handler<Contract['tenants']['getMyLease']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const [place, landlord] = await Promise.all([
    findMyLease({ viewer, now, leaseId: params.leaseId }, deps),
    readLandlord(request, deps),
  ]);
  const { read, on } = place;
  const { term, packet } = termShown(place);
  const { organizationId } = viewer;
  const key = { organizationId, leaseId: read.lease.leaseId };
  const [document, file, reports, papers, movingOut] = await Promise.all([
    packet && frozenText({ organizationId, textHash: packet.textHash }, deps),
    showUploaded(key, { file: packet ? packet.file : term.adopted?.file, now }, deps),
    myReports(place, deps),
    myPapers(place, deps),
    myMovingOut(place, now, deps),
  ]);
  const signers = packet ? signersOfPacket(read.lease, packet) : [];
  return answer({
    ...readMyLease(place, landlord),
    rent_lines: rentLinesOn(read.lease, term, on).map(({ id, label, cents }) => ({ id, label, cents })),
    deposit: term.deposit.cents,
    notice_days: term.noticeDays,
    signers: signers.map(({ name, role, signed }) => ({
      name,
      role,
      has_signed: signed !== undefined,
    })),
    document: document ?? noText,
    text_hash: packet?.textHash ?? '',
    ...readNotice(place, now),
    moving_out: movingOut,
    is_adopted: packet === undefined,
    signed_on: packet ? undefined : term.adopted?.signedOn,
    file,
    reports,
    papers: papers.map(({ hash, name, on: day }) => ({ hash, name, on: day })),
  });
};
