import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { signing } from '../../../../../shared/contract/signing';
import { fillTemplate, type MergeValues } from '../../../../../shared/domain/leases/document/fill-template';
import type { LeaseNode } from '../../../../../shared/domain/leases/document/lease-node';
import { api } from '../../../api/client';

type Details = AnswerOf<typeof signing.getLeaseDetailsForCosigner>['data'][number];

export type CosignerLease = Pick<
  Details,
  | 'unit_id'
  | 'organization'
  | 'place'
  | 'tenants'
  | 'consent'
  | 'cosigner_name'
  | 'expires_on'
  | 'changes'
  | 'file'
  | 'document'
>;

/** The text with its double-curly fields replaced (COS-04). */
const filled = (node: LeaseNode, values: MergeValues): LeaseNode => ({
  ...node,
  ...(node.text && { text: fillTemplate(node.text, values) }),
  ...(node.content && { content: node.content.map((part) => filled(part, values)) }),
});

/** The filled-in lease of a co-signer's link (API-29, API-30, COS-04); undefined once signed (COS-03). */
export async function readCosignerLease(LeasId: string): Promise<CosignerLease | undefined> {
  const [lease] = (await api.signing.getLeaseDetailsForCosigner({ params: { LeasId } })).data;
  if (!lease) return undefined;
  const body = { unitid: lease.unit_id };
  const [values = {}] = (await api.signing.getLeaseMergeFieldData({ body })).data;
  return { ...lease, document: filled(lease.document, values) };
}
