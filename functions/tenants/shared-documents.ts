import { livesThere, statusForTenant } from '../../shared/domain/leases/tenancy';
import type { TenantPlace } from '../common/tenants/tenant-place';
import type { UnitDocument } from '../table/documents/record';

/** UTC instant. */
export const sharedAt = ({ sharedWithTenantAt, addedAt }: UnitDocument): string =>
  sharedWithTenantAt ?? addedAt;

/** Whether a document is shared with this tenant: while they live there, and from the day their lease was sent on.
 * What was shared with the people before them is not theirs. */
export function isSharedWith({ read, terms, on }: TenantPlace, document: UnitDocument): boolean {
  const since = terms[0]?.packet.sent.at;
  return (
    document.deletedAt === undefined &&
    document.sharedWithTenant &&
    livesThere(statusForTenant(read.lease, terms, on)) &&
    since !== undefined &&
    sharedAt(document) >= since
  );
}
