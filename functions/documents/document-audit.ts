import type { AuditFacts } from '../../shared/domain/audit/audit-words';
import type { UnitDocument } from '../table/documents/record';

type Facts = Pick<UnitDocument, 'name' | 'kind' | 'sharedWithOwner' | 'sharedWithTenant'>;

/** What the audit log keeps of a document, never the content of the file. */
export const auditedDocument = ({ name, kind, sharedWithOwner, sharedWithTenant }: Facts) =>
  ({ name, kind, sharedWithOwner, sharedWithTenant }) satisfies AuditFacts;

export const documentAsObject = ({ documentId, name }: UnitDocument) => ({
  kind: 'document' as const,
  id: documentId,
  name,
});
