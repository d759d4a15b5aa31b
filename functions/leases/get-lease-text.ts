import type { Contract } from '../../shared/contract';
import { completePacketOf, openPacketOf } from '../../shared/domain/leases/standing';
import { findLease, momentAt } from '../common/leases/lease-at';
import { frozenText } from '../common/leases/lease-text';
import type { Handler } from '../runtime/handler';
import { fillLease } from './fill-lease';
import { findTemplate } from './find-template';
import { firstTerm } from './first-term';

const empty = { type: 'doc', content: [] } as const;

/** The text that is out or signed, else the draft's as it would be sent today. */
export const getLeaseText: Handler<Contract['leases']['getLeaseText']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const at = await findLease({ viewer, now, leaseId: params.leaseId }, deps);
  const { lease } = at.read;
  const { on } = momentAt(at, now);
  const packet = openPacketOf(lease, { term: 1, on }) ?? completePacketOf(lease, { term: 1, on });
  if (packet) {
    const { textHash } = packet;
    const document = await frozenText({ organizationId: viewer.organizationId, textHash }, deps);
    return { success: 1, data: { document, text_hash: textHash, missing: [] } };
  }
  const term = firstTerm(lease);
  const { organizationId } = viewer;
  const template = await findTemplate({ organizationId, text: term.text }, deps);
  const text = fillLease(term, { ...at, on, template });
  const data = text
    ? { document: text.document, missing: [...text.missing] }
    : { document: empty, missing: [] };
  return { success: 1, data };
};
