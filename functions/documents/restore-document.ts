import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { restorableSince } from '../table/document-times';
import { auditedDocument, documentAsObject } from './document-audit';
import { findKeptDocument } from './find-document';

type Row = Contract['documents']['restoreDocument'];
type Request = RequestOf<Row> & ViewerCall;
type Found = Awaited<ReturnType<typeof findKeptDocument>>;

const find = ({ viewer, now, body }: Pick<Request, 'viewer' | 'now' | 'body'>, deps: Deps) =>
  findKeptDocument({ viewer, now, documentId: body.document_id }, deps);

/** Back where it was, if that was no longer than thirty days ago and its unit has room. One that is there already is there: a repeat is done. */
export const restoreDocument: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  find,
  async (request, deps) => {
    await again(async (attempt) => {
      const { document } = attempt === 1 ? await request.first() : await find(request, deps);
      const { deletedAt } = document;
      if (deletedAt === undefined) return;
      if (deletedAt < restorableSince(request.now)) throw refuse('not-found');
      const change = {
        action: 'document.restore',
        object: documentAsObject(document),
        about: document.propertyId,
        after: auditedDocument(document),
      } as const;
      await deps.documents.restore({ document, audit: audited(request, change, deps) });
    });
    return { success: 1 };
  },
);
