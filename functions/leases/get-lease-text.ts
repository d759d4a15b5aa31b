import type { Contract } from '../../shared/contract';
import { packetBefore } from '../../shared/domain/leases/current-term';
import type { LeaseDocument } from '../../shared/domain/leases/document/lease-document';
import { completePacketOf, openPacketOf } from '../../shared/domain/leases/standing';
import { compareTexts } from '../common/leases/compare-texts';
import { findLease, momentAt } from '../common/leases/lease-at';
import { frozenText } from '../common/leases/lease-text';
import type { Handler } from '../runtime/handler';
import { fillLease } from './fill-lease';
import { findCurrentTerm } from './find-current-term';
import { findTemplate } from './find-template';

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
  const since = async (document: LeaseDocument) => {
    const before = packetBefore(lease, { term: term.number, on });
    if (!before) return undefined;
    const { organizationId } = viewer;
    return compareTexts(await frozenText({ organizationId, textHash: before.textHash }, deps), document);
  };
  if (packet) {
    const { textHash } = packet;
    const document = await frozenText({ organizationId: viewer.organizationId, textHash }, deps);
    const changes = await since(document);
    return { success: 1, data: { document, text_hash: textHash, missing: [], changes } };
  }
  const { organizationId } = viewer;
  const template = await findTemplate({ organizationId, text: term.text }, deps);
  const text = fillLease(term, { ...at, on, template });
  const data = text
    ? {
        document: text.document,
        missing: [...text.missing],
        changes: await since(text.document),
      }
    : { document: empty, missing: [] };
  return { success: 1, data };
};
