import type { Audit } from '../../functions/table/audit/store';
import { fieldsWithoutWords } from '../../shared/domain/audit-words';

/** What the log of an organization holds, newest first; of one thing when it is named. Each field has its words, or no reader is told of it. */
export async function auditEntries(
  { audit }: { audit: Pick<Audit, 'search'> },
  { organizationId, about }: { organizationId: string; about?: string },
) {
  const { entries } = await audit.search({ organizationId, since: '2026-01', until: '2027-12', limit: 500 });
  const unknown = entries.flatMap(fieldsWithoutWords);
  if (unknown.length > 0) throw new Error(`No words in shared/domain/audit-words for ${unknown.join(', ')}`);
  return entries.filter((entry) => about === undefined || entry.about === about);
}
