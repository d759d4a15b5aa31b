import { fieldsWithoutWords } from '../../shared/domain/audit/audit-words';
import type { TestWorld } from './test-world';

/** The log's newest entry of this month, which is the stand's. Fails on a field without a label. */
export async function newestAudit({ deps, now }: Pick<TestWorld, 'deps' | 'now'>) {
  const until = now().toISOString();
  const asked = { organizationId: 'org_one', since: until.slice(0, 7), until, limit: 1 };
  const [entry] = (await deps.audit.search(asked)).entries;
  if (!entry || fieldsWithoutWords(entry).length > 0) throw new Error('The log has no such words');
  return entry;
}

/** What was done to what, whose timeline shows it, and its facts as they were and are. */
export async function newestEntry(testWorld: Pick<TestWorld, 'deps' | 'now'>): Promise<readonly unknown[]> {
  const { action, object, about, before, after } = await newestAudit(testWorld);
  return [action, object.kind, object.name, about, ...(before ? [before] : []), after];
}
