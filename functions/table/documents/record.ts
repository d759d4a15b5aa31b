import * as z from 'zod';
import {
  type DocumentType,
  documentKinds,
  documentLimits,
  documentTypes,
} from '../../../shared/domain/documents';
import { separator } from '../db/keys';
import { nestedIds } from '../db/nested-id';
import { type RecordOf, record } from '../db/record';
import { attachedPartition } from '../units/record';

/** A document's id carries its unit's: `newDocumentId(unit.unitId, ids.next('doc'))`. */
export const { make: newDocumentId, outerOf: unitIdOfDocument } = nestedIds({
  ...{ kind: 'doc', outer: 'unt', depth: 2 },
});

const contentTypes = Object.keys(documentTypes) as [DocumentType];

/** A unit's documents by time: those that are there by when they were added, those deleted by when that was. */
const placeOf = ({
  addedAt,
  deletedAt,
  documentId,
}: {
  addedAt: string;
  deletedAt?: string;
  documentId: string;
}) =>
  [...(deletedAt === undefined ? [inUnit.live, addedAt] : [inUnit.deleted, deletedAt]), documentId].join(
    separator,
  );

/** Where documents stand among what is attached to their unit. */
export const inUnit = { live: 'DOCUMENT-LIVE', deleted: 'DOCUMENT-DELETED' };

/** A file kept at a unit. Instants are UTC. */
export const UnitDocument = record({
  name: 'document',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    unitId: z.string(),
    documentId: z.string(),
    name: z.string(),
    kind: z.enum(documentKinds),
    contentType: z.enum(contentTypes),
    bytes: z.number(),
    /** Where the file lies in the bucket. */
    file: z.string(),
    addedAt: z.string(),
    /** A user id, and what that person was called then. */
    addedBy: z.string(),
    addedByName: z.string(),
    sharedWithOwner: z.boolean(),
    sharedWithTenant: z.boolean(),
    version: z.number(),
    /** Absent while it is not deleted. */
    deletedAt: z.string().optional(),
  }),
  key: (document: { organizationId: string; unitId: string; documentId: string }) => ({
    pk: attachedPartition(document.organizationId, document.unitId),
    sk: `DOCUMENT#${document.documentId}`,
  }),
  derived: (document) => ({ order: placeOf(document) }),
});
export type UnitDocument = RecordOf<typeof UnitDocument>;

const day = 86_400_000;
/** Whoever brings a document back at the last moment is done long before it is removed, and clocks differ by less. */
const grace = 3_600_000;

const instant = (from: string, milliseconds: number): string =>
  new Date(Date.parse(from) + milliseconds).toISOString();

/** The earliest instant (UTC) of a deletion that can still be taken back at `now`. */
export const restorableSince = (now: Date): string =>
  instant(now.toISOString(), -documentLimits.deletedDays * day);

/** When a document deleted at this instant (UTC) is removed for good. */
export const removedAt = (deletedAt: string): string =>
  instant(deletedAt, documentLimits.deletedDays * day + grace);
