import type { Contract } from '../../shared/contract';
import type { AuditLine } from '../../shared/contract/audit';
import { csvOf } from '../../shared/domain/csv';
import { peopleRead } from '../common/audit/actor-names';
import type { Deps } from '../runtime/deps/deps';
import type { Handler } from '../runtime/handler';
import { noteAccess } from '../runtime/note-access';
import type { AuditEntry } from '../table/audit/record';
import type { AuditFound } from '../table/audit/search';
import { readEntries, timeOf } from './read-entries';

/** About 2 MB per file, well inside what a Lambda may answer. */
const mostEntries = 5000;
/** Each search reads about 5,000 entries: a filter with few matches must not read years of log at once. */
const mostSearches = 5;

const header = ['When (UTC)', 'Who', 'Role', 'What', 'Kind', 'Thing', 'Field', 'Before', 'After'];

/** One row per changed field; one row for an entry that changed none. */
function rowsOf({ at, by, role_label, words, kind, object_name, changes }: AuditLine): string[][] {
  const entry = [at, by, role_label, words, kind, object_name];
  if (changes.length === 0) return [[...entry, '', '', '']];
  return changes.map(({ field, before, after }) => [...entry, field, before, after]);
}

type Asked = Omit<Parameters<Deps['audit']['search']>[0], 'limit' | 'after'>;

/** Newest first. `lookedBackTo` says how far back the search got when there is more. */
async function newestEntries(
  asked: Asked,
  { audit }: Deps,
): Promise<{ entries: AuditEntry[]; lookedBackTo?: string }> {
  const entries: AuditEntry[] = [];
  let page: AuditFound = { entries };
  for (let search = 1; search <= mostSearches && entries.length < mostEntries; search += 1) {
    const { next: after } = page;
    page = await audit.search({ ...asked, limit: mostEntries - entries.length, after });
    entries.push(...page.entries);
    if (page.next === undefined) break;
  }
  return { entries, lookedBackTo: page.lookedBackTo };
}

export const exportEntries: Handler<Contract['audit']['exportEntries']> = async (request, deps) => {
  const { organizationId, name } = await request.organization();
  const time = await timeOf(request);
  const [{ entries, lookedBackTo }, { people }] = await Promise.all([
    newestEntries({ organizationId, ...time, ...request.query }, deps),
    deps.people.page({ organizationId, limit: peopleRead }),
  ]);
  const lines = await readEntries(entries, people, deps);
  const object = { kind: 'organization', id: organizationId, name } as const;
  await noteAccess(request, { action: 'organization.export-log', object, everyTime: true }, deps);
  const csv = csvOf([header, ...lines.flatMap(rowsOf)]);
  return { success: 1, data: { csv, lookedBackTo } };
};
