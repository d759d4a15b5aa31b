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

/** Entries of one file: some two megabytes, well inside what a Lambda may answer. */
const mostEntries = 5000;
/** Searches of one file, each through some five thousand entries: a filter that matches little must not read a log of years in one call. */
const mostSearches = 5;

const header = ['When (UTC)', 'Who', 'Role', 'What', 'Kind', 'Thing', 'Field', 'Before', 'After'];

/** A row for each changed field; one row for an entry that changed none. */
function rowsOf({ at, by, role_label, words, kind, object_name, changes }: AuditLine): string[][] {
  const entry = [at, by, role_label, words, kind, object_name];
  if (changes.length === 0) return [[...entry, '', '', '']];
  return changes.map(({ field, before, after }) => [...entry, field, before, after]);
}

type Asked = Omit<Parameters<Deps['audit']['search']>[0], 'limit' | 'after'>;

/** Newest first, as far back as one file goes; `lookedBackTo` says how far that was when there is more. */
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

/** What the filters let through, as a file for a spreadsheet. */
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
