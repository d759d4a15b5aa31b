import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { changedFields } from '../portfolio/changed-fields';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { UnitDocument } from '../table/documents';
import { auditedDocument, documentAsObject } from './document-audit';
import { documentName } from './document-name';
import { findOwnDocument } from './find-document';

type Row = Contract['documents']['updateDocument'];
type Request = RequestOf<Row> & ViewerCall;
type Found = Awaited<ReturnType<typeof findOwnDocument>>;

const find = ({ viewer, now, params }: Pick<Request, 'viewer' | 'now' | 'params'>, deps: Deps) =>
  findOwnDocument({ viewer, now, documentId: params.id }, deps);

/** Changed by who read it at its present version. What leaves everything as it stands is done: so a repeat after a lost answer finds its own work. */
export const updateDocument: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  find,
  async (request, deps) => {
    const { body } = request;
    const { document: before } = await request.first();
    const after: UnitDocument = {
      ...before,
      name: documentName(body.name),
      kind: body.kind,
      sharedWithOwner: body.shared_with_owner,
      sharedWithTenant: body.shared_with_tenant,
    };
    const changed = changedFields(auditedDocument(before), auditedDocument(after));
    if (!changed) return { success: 1, data: { version: before.version } };
    if (body.version !== before.version) throw refuse('changed-meanwhile');
    const change = { object: documentAsObject(after), about: before.propertyId, ...changed };
    const audit = audited(request, { action: 'document.update', ...change }, deps);
    return { success: 1, data: { version: await deps.documents.change({ before, after, audit }) } };
  },
);
