import type { AuditAction } from '../../shared/domain/audit';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { Call } from '../runtime/handler';
import { viewerOf } from '../runtime/viewer-of';
import type { Account, Role } from '../table/accounts';
import type { AuditEntry } from '../table/audit';

type Person = { readonly account: Account; readonly roles: readonly Role[] };

/** What a person did with the own account, for the log of every organisation that the person belongs to: each has one entry. */
export function accountEntries(
  { account, roles }: Person,
  { action, call }: { action: AuditAction; call: Pick<Call, 'now' | 'requestId'> },
  deps: Pick<Deps, 'ids'>,
): AuditEntry[] {
  const { userId, firstName, lastName } = account;
  const object = { kind: 'account' as const, id: userId, name: `${firstName} ${lastName}` };
  const oneEach = new Map(roles.map((role) => [role.organisationId, role]));
  return [...oneEach.values()].map((role) =>
    audited({ ...call, viewer: viewerOf(role) }, { action, object }, deps),
  );
}
