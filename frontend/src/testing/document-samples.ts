import type { DocumentDetails, DocumentLine } from '../../../shared/contract/documents';
import { type Answer, type Asked, fakeServer, ok } from './fake-server';

export const documentLine = (more: Partial<DocumentLine> = {}): DocumentLine => ({
  document_id: 'doc_1',
  unit_id: 'unt_1',
  name: 'Lease 2026.pdf',
  kind: 'lease',
  content_type: 'application/pdf',
  bytes: 340_000,
  added_at: '2026-01-05T10:00:00.000Z',
  added_by: 'Mia Stone',
  shared_with_owner: true,
  shared_with_tenant: false,
  version: 4,
  ...more,
});

export const photoLine = documentLine({
  document_id: 'doc_2',
  name: 'Kitchen.jpg',
  kind: 'photo',
  content_type: 'image/jpeg',
  bytes: 3_250_000,
  thumb: '/local/s3/kitchen-thumb.jpg',
  shared_with_owner: false,
});

export const documentDetails = (more: Partial<DocumentDetails> = {}): DocumentDetails => ({
  ...documentLine(),
  unit_number: '101',
  property_id: 'prp_1',
  property_title: 'Elm House',
  view_url: '/local/s3/lease.pdf',
  download_url: '/local/s3/lease.pdf?download',
  may_change: true,
  ...more,
});

const unit = { unit_id: 'unt_1', unit_number: '101', property_id: 'prp_1', property_title: 'Elm House' };

/** A page of a unit's documents. By default it counts them itself and may be changed. */
export const documentsPage = (
  documents: readonly DocumentLine[],
  more: { counts?: Record<string, number>; next?: string; may_change?: boolean } = {},
): Answer => {
  const counts: Record<string, number> = {};
  for (const { kind } of documents) counts[kind] = (counts[kind] ?? 0) + 1;
  return ok({ unit, documents, counts, may_change: true, ...more });
};

type Routes = Record<string, (asked: Asked) => Answer | Promise<Answer>>;

/** Every call of the documents screens; `more` overrides single ones. */
export const documentServer = (more: Routes = {}) =>
  fakeServer({
    'GET /api/documents/listDocuments/*': () => documentsPage([documentLine(), photoLine]),
    'GET /api/documents/getDocument/*': () => ok(documentDetails()),
    ...more,
  });
