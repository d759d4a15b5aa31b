import type { AuditAction } from '../../shared/domain/audit/audit';
import type { Audited } from '../runtime/audit';
import type { PortfolioImport } from '../table/imports/record';

/** The log entry for an import's next state, with what it has made so far. */
export const auditedImport = (
  action: AuditAction,
  record: PortfolioImport,
  state: PortfolioImport['state'],
): Audited => ({
  action,
  object: { kind: 'import', id: record.importId, name: record.fileName },
  before: state === record.state ? undefined : { state: record.state },
  after: { state, properties: record.doneProperties, units: record.doneUnits },
});
