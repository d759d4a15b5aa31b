import type { AuditAction } from '../../shared/domain/audit';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { ViewerCall } from '../runtime/handler';
import type { PortfolioImport } from '../table/imports';

/** The log's entry of an import's next state, with what was made by then. */
export const auditedImport = (
  call: Pick<ViewerCall, 'viewer' | 'now' | 'requestId'>,
  { action, record, state }: { action: AuditAction; record: PortfolioImport; state: string },
  deps: Pick<Deps, 'ids'>,
) =>
  audited(
    call,
    {
      action,
      object: { kind: 'import', id: record.importId, name: record.fileName },
      ...(state !== record.state && { before: { state: record.state } }),
      after: { state, properties: record.done.properties, units: record.done.units },
    },
    deps,
  );
