import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import { nameOf } from '../../../shared/domain/names';
import { audited, auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import { viewerOf } from '../../runtime/viewer-of';
import type { AccountWithRoles } from '../../table/accounts/read';
import type { Role } from '../../table/accounts/record';
import type { AuditEntry } from '../../table/audit/record';

type Did = {
  readonly action: AuditAction;
  readonly call: Pick<Call, 'now' | 'requestId'>;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
};

const ownObject = ({ account }: AccountWithRoles) => ({
  kind: 'account' as const,
  id: account.userId,
  name: nameOf(account),
});

/** One role of each organization that the person belongs to. */
const oneEach = ({ roles }: AccountWithRoles): Role[] => [
  ...new Map(roles.map((role) => [role.organizationId, role])).values(),
];

/** Log entries of what a person did with their own account: one in each of the person's organizations. */
export const accountEntries = (
  person: AccountWithRoles,
  { call, ...did }: Did,
  deps: Pick<Deps, 'ids'>,
): AuditEntry[] =>
  oneEach(person).map((role) =>
    audited({ ...call, viewer: viewerOf(role) }, { ...did, object: ownObject(person) }, deps),
  );

/** The same for something that an unknown person did with the account. */
export const entriesByUnknownPerson = (
  person: AccountWithRoles,
  did: { readonly action: AuditAction; readonly now: Date },
  deps: Pick<Deps, 'ids'>,
): AuditEntry[] =>
  oneEach(person).map(({ organizationId }) =>
    auditedProcess({ ...did, organizationId, process: 'Somebody', object: ownObject(person) }, deps),
  );
