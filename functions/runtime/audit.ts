import type { AuditAction } from '../../shared/domain/audit/audit';
import type { AuditFacts } from '../../shared/domain/audit/audit-words';
import type { AuditedKind } from '../../shared/domain/audit/audited-kinds';
import { defined } from '../../shared/domain/defined';
import type { Viewer } from '../../shared/domain/people/roles';
import { requestIdNow } from '../gateways/request-id';
import type { AuditEntry } from '../table/audit/record';
import type { Deps } from './deps/deps';
import type { ViewerCall } from './handler';

export type Audited = {
  readonly action: AuditAction;
  readonly object: { readonly kind: AuditedKind; readonly id: string; readonly name: string };
  /** The thing whose timeline shows the entry; by default the object itself. */
  readonly about?: string | undefined;
  readonly before?: AuditFacts | undefined;
  readonly after?: AuditFacts | undefined;
};

const process = '';

/** Under 'View as' the admin acts. */
function actorOf({ viewAs, ...viewer }: Viewer) {
  const { userId, userRoleId, roleLabel } = viewAs ?? viewer;
  return { userId, userRoleId, roleLabel };
}

/** The audit entry of this person's change. The store writes it in the same transaction as the change. */
export const audited = (
  call: Pick<ViewerCall, 'viewer' | 'now' | 'requestId'>,
  change: Audited,
  { ids }: Pick<Deps, 'ids'>,
): AuditEntry => ({
  organizationId: call.viewer.organizationId,
  auditId: ids.next('aud'),
  at: call.now.toISOString(),
  action: change.action,
  by: { ...actorOf(call.viewer), process },
  object: change.object,
  about: change.about ?? change.object.id,
  ...defined({ before: change.before, after: change.after }),
  requestId: call.requestId,
});

/** The audit entry of a change by a job or the payment provider. */
export const auditedProcess = (
  change: Audited & { readonly organizationId: string; readonly process: string; readonly now: Date },
  { ids }: Pick<Deps, 'ids'>,
): AuditEntry => ({
  organizationId: change.organizationId,
  auditId: ids.next('aud'),
  at: change.now.toISOString(),
  action: change.action,
  by: { userId: '', userRoleId: '', roleLabel: '', process: change.process },
  object: change.object,
  about: change.about ?? change.object.id,
  ...defined({ before: change.before, after: change.after }),
  requestId: requestIdNow() ?? '',
});
