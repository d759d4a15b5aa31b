import type { AuditAction } from '../../shared/domain/audit';
import type { AuditFacts } from '../../shared/domain/audit-words';
import { nameOf } from '../../shared/domain/names';
import type { Account, Role } from '../table/accounts';
import type { AuditEntry } from '../table/audit';
import { audited } from './audit';
import type { Deps } from './deps';
import type { Call } from './handler';
import { viewerOf } from './viewer-of';

type Person = { readonly account: Account; readonly roles: readonly Role[] };

type Did = {
  readonly action: AuditAction;
  readonly call: Pick<Call, 'now' | 'requestId'>;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
};

/** What a person did with the own account, for the log of every organization that the person belongs to: each has one entry. */
export function accountEntries(
  { account, roles }: Person,
  { call, ...did }: Did,
  deps: Pick<Deps, 'ids'>,
): AuditEntry[] {
  const object = { kind: 'account' as const, id: account.userId, name: nameOf(account) };
  const oneEach = new Map(roles.map((role) => [role.organizationId, role]));
  return [...oneEach.values()].map((role) =>
    audited({ ...call, viewer: viewerOf(role) }, { ...did, object }, deps),
  );
}
