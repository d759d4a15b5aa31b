import { speaksForTenants } from '../../shared/domain/leases/status/tenancy';
import type { TenantPlace } from '../common/tenants/tenant-place';
import type { UnitDocument } from '../table/documents/record';

/** UTC instant. */
export const sharedAt = ({ sharedWithTenantAt, addedAt }: UnitDocument): string =>
  sharedWithTenantAt ?? addedAt;

/**
 * Whether a document is shared with this tenant: while they live there, and from the day their lease was sent
 * on, or began where it was signed elsewhere. What was shared with the people before them is not theirs.
 */
export function isSharedWith({ read, terms, on }: TenantPlace, document: UnitDocument): boolean {
  const [first] = terms;
  const since = first?.packet ? first.packet.sent.at : first?.term.from;
  return (
    document.deletedAt === undefined &&
    document.sharedWithTenant &&
    speaksForTenants(read.lease, terms, on) &&
    since !== undefined &&
    sharedAt(document) >= since
  );
}
