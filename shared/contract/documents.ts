import * as z from 'zod';
import { limits } from '../domain/limits';
import {
  type DocumentType,
  documentKinds,
  documentLimits,
  documentTypes,
} from '../domain/portfolio/documents';
import { bearer, endpoints, inFiveMinutes } from './endpoint';
import {
  answer,
  chosen,
  cursor,
  done,
  id,
  line,
  paging,
  placeFilters,
  success,
  uploadPlace,
  version,
  versioned,
} from './parts';

const kind = z.enum(documentKinds);
const contentType = z.enum(Object.keys(documentTypes) as [DocumentType, ...DocumentType[]]);
const name = line.min(1, 'Name is required');

/** A document in a list. `bytes` is its size, `added_at` a UTC instant, `added_by` the person's name. */
export const DocumentLine = z.object({
  document_id: id,
  unit_id: id,
  name: z.string(),
  kind,
  content_type: contentType,
  bytes: z.number().int(),
  added_at: z.string(),
  added_by: z.string(),
  shared_with_owner: z.boolean(),
  shared_with_tenant: z.boolean(),
  /** A signed address of its small picture, in lists of documents that have one. */
  thumb: z.string().optional(),
  version,
});
export type DocumentLine = z.infer<typeof DocumentLine>;

/** A document in a list over several units. */
export const PlacedDocument = DocumentLine.extend({
  unit_number: z.string(),
  property_id: id,
  property_title: z.string(),
});
export type PlacedDocument = z.infer<typeof PlacedDocument>;

export const DocumentDetails = PlacedDocument.extend({
  /** Signed URLs that expire: one shows the file (empty for download-only types), one downloads it. */
  view_url: z.string(),
  download_url: z.string(),
  /** Whether the caller may change and delete it; every call checks again. */
  may_change: z.boolean(),
});
export type DocumentDetails = z.infer<typeof DocumentDetails>;

/** What leaves some of the documents that the caller may see. */
const documentFilters = {
  ...placeFilters,
  unit: chosen.optional(),
  /** Of `owner`, `tenant` and `nobody`. */
  shared: chosen.optional(),
  /** Whole days since it was added: `0..7`. */
  days: line.optional(),
  /** Part of the name. */
  search: z.string().max(limits.textCharacters).optional(),
};

export const documents = endpoints({
  searchDocuments: {
    method: 'GET',
    path: '/api/documents/searchDocuments',
    auth: bearer('documents'),
    summary: 'The documents of all units the caller may see, newest first: searched, filtered, paged',
    query: z.object({
      ...documentFilters,
      kind: kind.optional(),
      /** `name.asc`; without it the newest first. */
      sort: line.optional(),
      ...paging,
    }),
    reply: answer({
      documents: z.array(PlacedDocument),
      /** Where the list was read whole for another order or a filter. */
      count: z.number().int().optional(),
      next: cursor.optional(),
    }),
    refusals: [],
  },
  countDocuments: {
    method: 'GET',
    path: '/api/documents/countDocuments',
    auth: bearer('documents'),
    summary: 'How many documents each folder has, over all units, among those that the filters leave',
    query: z.object(documentFilters),
    reply: answer({ views: z.record(z.enum(['all', ...documentKinds]), z.number().int()) }),
    refusals: [],
  },
  listDocuments: {
    method: 'GET',
    path: '/api/documents/listDocuments/{unitId}',
    auth: bearer('documents'),
    summary: 'The documents of a unit that the caller may see, newest first, by kind, paged',
    params: z.object({ unitId: id }),
    query: z.object({
      kind: kind.optional(),
      /** Part of the name. */
      search: z.string().max(limits.textCharacters).optional(),
      /** Recently deleted documents that can be restored, for callers who may change documents. */
      deleted: z.literal('1').optional(),
      ...paging,
    }),
    reply: answer({
      unit: z.object({
        unit_id: id,
        unit_number: z.string(),
        property_id: id,
        property_title: z.string(),
      }),
      documents: z.array(DocumentLine),
      /** How many of each kind the caller may see, ignoring the filters. */
      counts: z.record(z.string(), z.number().int()),
      next: cursor.optional(),
      may_change: z.boolean(),
    }),
    refusals: ['not-found'],
  },
  createDocumentUpload: {
    method: 'POST',
    path: '/api/documents/createDocumentUpload',
    auth: bearer('documents', 'change'),
    summary: 'Where and how to send one document straight to storage',
    body: z.object({
      unit_id: id,
      contentType,
      bytes: z.number().int().min(1).max(documentLimits.bytes),
    }),
    reply: uploadPlace,
    refusals: ['not-found', 'document-limit'],
    // A picture takes two: itself and its small picture.
    rate: [inFiveMinutes(200)],
  },
  addDocument: {
    method: 'POST',
    path: '/api/documents/addDocument',
    auth: bearer('documents', 'change'),
    summary: 'Keep what was sent as a document of the unit; its content must be of the announced type',
    body: z.object({
      unit_id: id,
      upload: z.string().min(1).max(200),
      /** The upload of a small JPEG of it. */
      thumb: z.string().min(1).max(200).optional(),
      contentType,
      name,
      kind,
      shared_with_owner: z.boolean().default(false),
      shared_with_tenant: z.boolean().default(false),
    }),
    reply: answer({ document_id: id }),
    refusals: ['not-found', 'document-limit', 'conflict', 'in-progress'],
    idempotent: true,
  },
  getDocument: {
    method: 'GET',
    path: '/api/documents/getDocument/{id}',
    auth: bearer('documents'),
    summary: 'One document with signed addresses to view and to download it',
    params: z.object({ id }),
    reply: z.object({ success, data: DocumentDetails }),
    refusals: ['not-found'],
  },
  updateDocument: {
    method: 'PUT',
    path: '/api/documents/updateDocument/{id}',
    auth: bearer('documents', 'change'),
    summary: 'Another name, kind, or who it is shared with; refused when somebody else changed it meanwhile',
    params: z.object({ id }),
    body: z.object({
      version,
      name,
      kind,
      shared_with_owner: z.boolean(),
      shared_with_tenant: z.boolean(),
    }),
    reply: versioned,
    refusals: ['not-found', 'changed-meanwhile', 'conflict'],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/documents/deleteDocument/{id}',
    auth: bearer('documents', 'change'),
    summary: 'Delete a document; for thirty days it can be brought back',
    params: z.object({ id }),
    reply: done,
    refusals: ['not-found', 'conflict'],
  },
  restoreDocument: {
    method: 'POST',
    path: '/api/documents/restoreDocument',
    auth: bearer('documents', 'change'),
    summary: 'Bring a deleted document back',
    body: z.object({ document_id: id }),
    reply: done,
    refusals: ['not-found', 'document-limit', 'conflict'],
  },
});
