import type { Audit } from '../../functions/table/audit/store';
import { fieldsWithoutWords } from '../../shared/domain/audit/audit-words';

/** An organization's log, or one object's, newest first. Fails on a field without a label. */
export async function auditEntries(
  { audit }: { audit: Pick<Audit, 'search'> },
  { organizationId, about }: { organizationId: string; about?: string },
) {
  const { entries } = await audit.search({ organizationId, since: '2026-01', until: '2027-12', limit: 500 });
  const unknown = entries.flatMap(fieldsWithoutWords);
  if (unknown.length > 0)
    throw new Error(`No words in shared/domain/audit/audit-words for ${unknown.join(', ')}`);
  return entries.filter((entry) => about === undefined || entry.about === about);
}
