import type { DocumentKind } from '../../../shared/domain/portfolio/documents';
import type { Place } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { plainText } from '../db/natural-order';
import { fillPage } from '../db/page';
import { DocumentLine, documentsPartition } from './record';

type Asked = {
  readonly organizationId: string;
  readonly kind?: DocumentKind | undefined;
  /** Part of the name. */
  readonly search?: string | undefined;
  readonly isSeen: (line: DocumentLine) => boolean;
  readonly after?: string | undefined;
  readonly limit: number;
};

type DocumentPage = { readonly documents: DocumentLine[]; readonly next?: string | undefined };

const placeIn = ({ addedAt, documentId }: DocumentLine): Place => [addedAt, documentId];

/** The visible live documents, newest first. Refuses `invalid` for a cursor of another list. */
export const pageOfDocuments =
  (db: Db) =>
  async (asked: Asked): Promise<DocumentPage> => {
    const { organizationId, kind, search = '', isSeen, after, limit } = asked;
    const { shown: documents, next } = await fillPage<DocumentLine>({
      list: 'docs',
      placeIn,
      after,
      limit,
      isSeen,
      read: (from, atMost) =>
        db.list(DocumentLine, {
          partition: documentsPartition(organizationId),
          range: from && { lt: from.join(separator) },
          filter: kind && { attr: 'kind', eq: kind },
          search: plainText(search),
          descending: true,
          limit: atMost,
        }),
    });
    return { documents, next };
  };
