import type { AuditLine } from '../../shared/contract/audit';
import { auditActions } from '../../shared/domain/audit';
import { changesOf } from '../../shared/domain/audit-words';
import { actorNames, actorOf } from '../portfolio/actor-names';
import type { Deps } from '../runtime/deps';
import type { AuditEntry } from '../table/audit';
import type { Person } from '../table/people';

/** Entries as a person reads them. `people` are the organization's; who left is named by the account, which stays. */
export async function readEntries(
  entries: readonly AuditEntry[],
  people: readonly Person[],
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<AuditLine[]> {
  const names = await actorNames(entries, people, { accounts });
  return entries.map((entry) => ({
    id: entry.auditId,
    at: entry.at,
    by: actorOf(entry, names),
    by_id: entry.by.userId,
    role_label: entry.by.roleLabel,
    words: auditActions[entry.action],
    kind: entry.object.kind,
    object_name: entry.object.name,
    changes: changesOf(entry),
  }));
}
