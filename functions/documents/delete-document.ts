import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { again } from '../portfolio/again';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { auditedDocument, documentAsObject } from './document-audit';
import { findOwnDocument } from './find-document';

type Row = Contract['documents']['deleteDocument'];
type Request = RequestOf<Row> & ViewerCall;
type Found = Awaited<ReturnType<typeof findOwnDocument>>;

const find = ({ viewer, now, params }: Pick<Request, 'viewer' | 'now' | 'params'>, deps: Deps) =>
  findOwnDocument({ viewer, now, documentId: params.id }, deps);

/** Deleted for everybody at once; the file stays for thirty days, so that it can be brought back. */
export const deleteDocument: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  find,
  async (request, deps) => {
    await again(async (attempt) => {
      const { document } = attempt === 1 ? await request.first() : await find(request, deps);
      const change = {
        action: 'document.delete',
        object: documentAsObject(document),
        about: document.propertyId,
        before: auditedDocument(document),
      } as const;
      await deps.documents.remove({ document, audit: audited(request, change, deps) });
    });
    return { success: 1 };
  },
);
