import type { Contract } from '../../shared/contract';
import { documents as rows } from '../../shared/contract/documents';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { defined } from '../../shared/domain/defined';
import { answerOnce } from '../portfolio/answer-once';
import { findUnit } from '../portfolio/find-unit';
import { personName } from '../portfolio/person-name';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { type First, readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { newDocumentId } from '../table/document-id';
import type { UnitDocument } from '../table/documents';
import { auditedDocument, documentAsObject } from './document-audit';
import { documentFile } from './document-keys';
import { documentName } from './document-name';
import { keepingFile } from './keeping-file';
import { seeDocumentUpload } from './see-document-upload';

type Row = Contract['documents']['addDocument'];
type Request = RequestOf<Row> & ViewerCall;
type Found = Awaited<ReturnType<typeof look>>;

/** Where it is to be kept, what was uploaded, and what who adds it is called. */
async function look({ viewer, now, body }: Pick<Request, 'viewer' | 'now' | 'body'>, deps: Deps) {
  const { unit_id: unitId, upload, contentType } = body;
  const [{ head }, seen, addedByName] = await Promise.all([
    findUnit({ viewer, now, unitId }, deps),
    seeDocumentUpload({ viewer, upload, contentType }, deps),
    personName(viewer, deps),
  ]);
  return { head, seen, addedByName };
}

async function keep(request: Request & First<Found>, deps: Deps): Promise<ReplyOf<Row>> {
  const { viewer, now, body, once } = request;
  const { organizationId, userId } = viewer;
  const { unit_id: unitId, contentType, kind } = body;
  const name = documentName(body.name);
  const { head, seen, addedByName } = await request.first();
  const { propertyId } = head.property;
  const documentId = newDocumentId(unitId, deps.ids.next('doc'));
  const ids = { organizationId, propertyId, unitId, documentId, contentType };
  const document: UnitDocument = {
    ...ids,
    name,
    kind,
    bytes: seen.size,
    file: documentFile(ids),
    addedAt: now.toISOString(),
    addedBy: userId,
    addedByName,
    sharedWithOwner: body.shared_with_owner,
    sharedWithTenant: body.shared_with_tenant,
    version: 1,
  };
  const audit = audited(
    request,
    {
      action: 'document.add',
      object: documentAsObject(document),
      about: propertyId,
      after: auditedDocument(document),
    },
    deps,
  );
  const reply = { success: 1, data: { document_id: documentId } };
  return keepingFile(
    { seen, document },
    async () =>
      rows.addDocument.reply.parse(
        await deps.documents.add({ document, ...defined({ once }), reply, now, audit }),
      ),
    // Another id: the same call had been done before, and this file is a second copy.
    { deps, isKept: ({ data }) => data.document_id === documentId },
  );
}

/** Keeps what was uploaded, once it was looked at; a repeat with the same Idempotency-Key answers what the first did. */
export const addDocument: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(look, (request, deps) =>
  answerOnce(request, { work: () => keep(request, deps), parse: rows.addDocument.reply.parse }, deps),
);
