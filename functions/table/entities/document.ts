import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { type DocumentType, documentKinds, documentTypes } from '../../../shared/domain/documents';
import { keys } from '../keys';
import { perTable } from './per-table';

const contentTypes = Object.keys(documentTypes) as DocumentType[];

/** The documents of a unit in a partition of their own, how many live ones there are, and what waits to be removed for good. */
export const documentEntities = perTable((table) => ({
  document: new Entity({
    name: 'document',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      unitId: string().key(),
      documentId: string().key(),
      propertyId: string(),
      name: string(),
      kind: string().enum(...documentKinds),
      contentType: string().enum(...contentTypes),
      bytes: number(),
      /** Where the file lies in the bucket. */
      file: string(),
      addedAt: string(),
      /** A user id, and the person's name on that day. */
      addedBy: string(),
      addedByName: string(),
      sharedWithOwner: boolean(),
      sharedWithTenant: boolean(),
      version: number(),
      /** UTC instant; absent while it is not deleted. */
      deletedAt: string().optional(),
      order: string(),
    }),
    computeKey: ({ organizationId, unitId, documentId }) => keys.document(organizationId, unitId, documentId),
  }),
  documentCount: new Entity({
    name: 'document-count',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      unitId: string().key(),
      live: number().optional(),
    }),
    computeKey: ({ organizationId, unitId }) => keys.documentCount(organizationId, unitId),
  }),
  removal: new Entity({
    name: 'document-removal',
    table,
    timestamps: false,
    schema: item({
      dueAt: string().key(),
      organizationId: string().key(),
      /** A document, or a unit that was deleted with all its documents. */
      objectId: string().key(),
    }),
    computeKey: ({ dueAt, ...removal }) => keys.documentRemoval(dueAt, removal),
  }),
}));
