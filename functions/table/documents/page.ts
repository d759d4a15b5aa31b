import type { DocumentKind } from '../../../shared/domain/documents';
import { cursorOf, type Place, placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { plainText } from '../db/natural-order';
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

/** Lines one request reads; many may be hidden from the reader. */
const readAtOnce = 200;

const placeIn = ({ addedAt, documentId }: DocumentLine): Place => [addedAt, documentId];

/** The visible live documents, newest first. Refuses `invalid` for a cursor of another list. */
export const pageOfDocuments =
  (db: Db) =>
  async (asked: Asked): Promise<DocumentPage> => {
    const { organizationId, kind, search = '', isSeen, after, limit } = asked;
    let from = after === undefined ? undefined : placeOf('docs', after).join(separator);
    const seen: DocumentLine[] = [];
    for (;;) {
      const read = await db.list(DocumentLine, {
        partition: documentsPartition(organizationId),
        range: from === undefined ? undefined : { lt: from },
        filter: kind && { attr: 'kind', eq: kind },
        search: plainText(search),
        descending: true,
        limit: readAtOnce,
      });
      seen.push(...read.filter(isSeen));
      const lastRead = read.at(-1);
      if (seen.length > limit || read.length < readAtOnce || !lastRead) break;
      from = placeIn(lastRead).join(separator);
    }
    const documents = seen.slice(0, limit);
    const lastShown = documents.at(-1);
    const goesOn = seen.length > limit && lastShown !== undefined;
    return { documents, next: goesOn ? cursorOf('docs', placeIn(lastShown)) : undefined };
  };
