import type { Contract } from '../../../shared/contract';
import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import { isAfterAdopted, packetBefore } from '../../../shared/domain/leases/status/current-term';
import { completePacketOf, isAdopted, openPacketOf } from '../../../shared/domain/leases/status/standing';
import type { UploadedFile } from '../../../shared/domain/leases/term';
import { compareSent, notCompared } from '../../common/leases/compare-texts';
import { findLease, momentAt } from '../../common/leases/lease-at';
import { frozenText } from '../../common/leases/lease-text';
import { showUploaded } from '../../common/leases/uploaded-file';
import type { Handler } from '../../runtime/handler';
import { findCurrentTerm } from '../terms/find-current-term';
import { fillLease } from './fill-lease';
import { findText } from './find-text';

const empty = { type: 'doc', content: [] } as const;

/** The sent or signed text, or the draft's as it would be sent today. */
export const getLeaseText: Handler<Contract['leases']['getLeaseText']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const at = await findLease({ viewer, now, leaseId: params.leaseId }, deps);
  const { lease } = at.read;
  const { on } = momentAt(at, now);
  const term = findCurrentTerm(lease, on);
  const about = { term: term.number, on };
  const packet = openPacketOf(lease, about) ?? completePacketOf(lease, about);
  const { organizationId } = viewer;
  const key = { organizationId, leaseId: lease.leaseId };
  const since = async (document: LeaseDocument, file: UploadedFile | undefined) => {
    const before = packetBefore(lease, { term: term.number, on });
    if (!before) return isAfterAdopted(lease, { term: term.number, on }) ? [notCompared] : undefined;
    const old = await frozenText({ organizationId, textHash: before.textHash }, deps);
    return compareSent({ document: old, file: before.file }, { document, file });
  };
  if (packet) {
    const { textHash, file } = packet;
    const document = await frozenText({ organizationId, textHash }, deps);
    const [changes, shown] = await Promise.all([
      since(document, file),
      showUploaded(key, { file, now }, deps),
    ]);
    return { success: 1, data: { document, text_hash: textHash, missing: [], changes, file: shown } };
  }
  if (isAdopted(term, on)) {
    const shown = await showUploaded(key, { file: term.adopted?.file, now }, deps);
    return { success: 1, data: { document: empty, missing: [], file: shown } };
  }
  const template = await findText(key, term.text, deps);
  const text = fillLease(term, { ...at, on, template });
  if (!text) return { success: 1, data: { document: empty, missing: [] } };
  const file = term.text?.from === 'pdf' ? term.text : undefined;
  const [changes, shown] = await Promise.all([
    since(text.document, file),
    showUploaded(key, { file, now }, deps),
  ]);
  const { document, missing } = text;
  return { success: 1, data: { document, missing: [...missing], changes, file: shown } };
};
