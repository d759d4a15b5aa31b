import type { AuditAction } from '../../../shared/domain/audit';
import type { AuditFacts } from '../../../shared/domain/audit-words';
import { nameOf } from '../../../shared/domain/names';
import { audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import { viewerOf } from '../../runtime/viewer-of';
import type { AccountWithRoles } from '../../table/accounts/read';
import type { AuditEntry } from '../../table/audit/record';

type Did = {
  readonly action: AuditAction;
  readonly call: Pick<Call, 'now' | 'requestId'>;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
};

/** One log entry in each of the person's organizations for what they did with their own account. */
export function accountEntries(
  { account, roles }: AccountWithRoles,
  { call, ...did }: Did,
  deps: Pick<Deps, 'ids'>,
): AuditEntry[] {
  const object = { kind: 'account' as const, id: account.userId, name: nameOf(account) };
  const oneEach = new Map(roles.map((role) => [role.organizationId, role]));
  return [...oneEach.values()].map((role) =>
    audited({ ...call, viewer: viewerOf(role) }, { ...did, object }, deps),
  );
}
