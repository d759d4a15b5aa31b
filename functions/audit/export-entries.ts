import type { Contract } from '../../shared/contract';
import type { AuditLine } from '../../shared/contract/audit';
import { csvOf } from '../../shared/domain/csv';
import { defined } from '../../shared/domain/defined';
import type { Deps } from '../runtime/deps';
import type { Handler } from '../runtime/handler';
import type { AuditEntry, AuditFilter } from '../table/audit';
import { readEntries } from './read-entries';

/** Entries of one file: some two megabytes, well inside what a Lambda may answer. */
const mostEntries = 5000;

const header = ['When (UTC)', 'Who', 'Role', 'What', 'Kind', 'Thing', 'Field', 'Before', 'After'];

/** A row for each changed field; one row for an entry that changed none. */
function rowsOf({ at, by, role_label, words, kind, object_name, changes }: AuditLine): string[][] {
  const entry = [at, by, role_label, words, kind, object_name];
  if (changes.length === 0) return [[...entry, '', '', '']];
  return changes.map(({ field, before, after }) => [...entry, field, before, after]);
}

type Asked = AuditFilter & { readonly organisationId: string };

async function allEntries(
  asked: Asked,
  { audit }: Deps,
): Promise<{ entries: AuditEntry[]; isWhole: boolean }> {
  const entries: AuditEntry[] = [];
  let after: string | undefined;
  do {
    const page = await audit.search({ ...asked, limit: mostEntries - entries.length, ...defined({ after }) });
    entries.push(...page.entries);
    after = page.next;
  } while (after !== undefined && entries.length < mostEntries);
  return { entries, isWhole: after === undefined };
}

/** What the filters let through, as a file for a spreadsheet. */
export const exportEntries: Handler<Contract['audit']['exportEntries']> = async ({ viewer, query }, deps) => {
  const { organisationId } = viewer;
  const { entries, isWhole } = await allEntries({ organisationId, ...defined(query) }, deps);
  const lines = await readEntries(entries, deps);
  return { success: 1, data: { csv: csvOf([header, ...lines.flatMap(rowsOf)]), isWhole } };
};
