import type { AuditLine } from '../../shared/contract/audit';
import { actionWords } from '../../shared/domain/audit/audit';
import { changesOf } from '../../shared/domain/audit/audit-words';
import { actorNames, actorOf } from '../common/audit/actor-names';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { AuditEntry } from '../table/audit/record';
import type { Person } from '../table/people/record';

/** Entries as a person reads them. Someone who is not in `people` any more is named from their account. */
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
    words: actionWords(entry.action),
    kind: entry.object.kind,
    object_name: entry.object.name,
    object_id: entry.object.id,
    request_id: entry.requestId,
    changes: changesOf(entry),
  }));
}

/** The instants between which the organization can have entries. */
export const timeOf = async (request: Pick<ViewerCall, 'organization' | 'now'>) => ({
  since: (await request.organization()).createdAt,
  until: request.now.toISOString(),
});
