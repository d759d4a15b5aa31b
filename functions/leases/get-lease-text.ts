import type { Contract } from '../../shared/contract';
import { packetBefore } from '../../shared/domain/leases/current-term';
import type { LeaseDocument } from '../../shared/domain/leases/document/lease-document';
import { completePacketOf, openPacketOf } from '../../shared/domain/leases/standing';
import type { BroughtFile } from '../../shared/domain/leases/term';
import { showBrought } from '../common/leases/brought-file';
import { compareSent } from '../common/leases/compare-texts';
import { findLease, momentAt } from '../common/leases/lease-at';
import { frozenText } from '../common/leases/lease-text';
import type { Handler } from '../runtime/handler';
import { fillLease } from './fill-lease';
import { findCurrentTerm } from './find-current-term';
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
  const since = async (document: LeaseDocument, file: BroughtFile | undefined) => {
    const before = packetBefore(lease, { term: term.number, on });
    if (!before) return undefined;
    const old = await frozenText({ organizationId, textHash: before.textHash }, deps);
    return compareSent({ document: old, file: before.file }, { document, file });
  };
  if (packet) {
    const { textHash, file } = packet;
    const document = await frozenText({ organizationId, textHash }, deps);
    const [changes, shown] = await Promise.all([
      since(document, file),
      showBrought(key, { file, now }, deps),
    ]);
    return { success: 1, data: { document, text_hash: textHash, missing: [], changes, file: shown } };
  }
  const template = await findText(key, term.text, deps);
  const text = fillLease(term, { ...at, on, template });
  if (!text) return { success: 1, data: { document: empty, missing: [] } };
  const file = term.text?.from === 'pdf' ? term.text : undefined;
  const [changes, shown] = await Promise.all([
    since(text.document, file),
    showBrought(key, { file, now }, deps),
  ]);
  const { document, missing } = text;
  return { success: 1, data: { document, missing: [...missing], changes, file: shown } };
};
