import type { AuditLine } from '../../shared/contract/audit';
import { auditActions } from '../../shared/domain/audit';
import { productName } from '../../shared/domain/product';
import type { Deps } from '../runtime/deps';
import type { AuditEntry } from '../table/audit';
import { changesOf } from './entry-words';

/** Entries as a person reads them. Who acted is named by the account, which stays when somebody leaves. */
export async function readEntries(
  entries: readonly AuditEntry[],
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<AuditLine[]> {
  const userIds = [...new Set(entries.map(({ by }) => by.userId))].filter((userId) => userId !== '');
  const found = userIds.length > 0 ? await accounts.namesOf(userIds) : [];
  const names = new Map(
    found.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]),
  );
  return entries.map((entry) => ({
    id: entry.auditId,
    at: entry.at,
    by: entry.by.process === '' ? (names.get(entry.by.userId) ?? productName) : entry.by.process,
    by_id: entry.by.userId,
    role_label: entry.by.roleLabel,
    words: auditActions[entry.action],
    kind: entry.object.kind,
    object_name: entry.object.name,
    changes: changesOf(entry),
  }));
}
