import type { Contract } from '../../shared/contract';
import type { AuditLine } from '../../shared/contract/audit';
import { csvOf } from '../../shared/domain/csv';
import { defined } from '../../shared/domain/defined';
import { peopleRead } from '../portfolio/actor-names';
import type { Deps } from '../runtime/deps';
import type { Handler } from '../runtime/handler';
import type { AuditEntry, AuditFilter, AuditFound } from '../table/audit';
import { readEntries } from './read-entries';

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

type Asked = AuditFilter & { readonly organizationId: string };

/** Newest first, as far back as one file goes; `lookedBackTo` says how far that was when there is more. */
async function newestEntries(
  asked: Asked,
  { audit }: Deps,
): Promise<{ entries: AuditEntry[]; lookedBackTo?: string }> {
  const entries: AuditEntry[] = [];
  let page: AuditFound = { entries };
  for (let search = 1; search <= mostSearches && entries.length < mostEntries; search += 1) {
    const { next: after } = page;
    page = await audit.search({ ...asked, limit: mostEntries - entries.length, ...defined({ after }) });
    entries.push(...page.entries);
    if (page.next === undefined) break;
  }
  return { entries, ...defined({ lookedBackTo: page.lookedBackTo }) };
}

/** What the filters let through, as a file for a spreadsheet. */
export const exportEntries: Handler<Contract['audit']['exportEntries']> = async ({ viewer, query }, deps) => {
  const { organizationId } = viewer;
  const [{ entries, lookedBackTo }, { people }] = await Promise.all([
    newestEntries({ organizationId, ...defined(query) }, deps),
    deps.people.page({ organizationId, limit: peopleRead }),
  ]);
  const lines = await readEntries(entries, people, deps);
  const csv = csvOf([header, ...lines.flatMap(rowsOf)]);
  return { success: 1, data: { csv, ...defined({ lookedBackTo }) } };
};
