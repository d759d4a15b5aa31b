import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import type { MyAutopayAt } from '../../common/autopay/find-my-autopay';
import type { Audited } from '../../runtime/audit';
import type { Trace } from '../../table/audit/writes';

type Request = { readonly found: MyAutopayAt; trace(change: Audited): Trace };

/** The log entry of what a tenant does with autopay. */
export const autopayTraceOf = (
  { found: { read, unit }, trace }: Request,
  action: 'ledger.autopay-on' | 'ledger.autopay-off' | 'ledger.method-off',
  after?: AuditFacts,
): Trace => {
  const object = { kind: 'ledger', id: read.lease.leaseId, name: unit.unitNumber } as const;
  return trace({ action, object, about: unit.propertyId, after });
};
