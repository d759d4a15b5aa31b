import * as z from 'zod';
import {
  type DocumentType,
  documentKinds,
  documentLimits,
  documentTypes,
} from '../../../shared/domain/portfolio/documents';
import { organizationPartition, separator } from '../db/keys';
import { plainText } from '../db/natural-order';
import { nestedIds } from '../db/nested-id';
import { type RecordOf, record } from '../db/record';
import { attachedPartition } from '../units/record';

/** A document's id carries its unit's: `newDocumentId(unit.unitId, ids.next('doc'))`. */
export const { make: newDocumentId, outerOf: unitIdOfDocument } = nestedIds({
  kind: 'doc',
  outer: 'unt',
  depth: 2,
});

const contentTypes = Object.keys(documentTypes) as [DocumentType];

/** Live documents sort by when they were added, deleted ones by when they were deleted. */
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

/** Prefixes of documents in the order of what is attached to a unit. */
export const inUnit = { live: 'DOCUMENT-LIVE', deleted: 'DOCUMENT-DELETED' };

/** What a list shows of a document, and what decides who sees it. Instants are UTC. */
const shownFacts = () => ({
  organizationId: z.string(),
  propertyId: z.string(),
  unitId: z.string(),
  documentId: z.string(),
  name: z.string(),
  kind: z.enum(documentKinds),
  contentType: z.enum(contentTypes),
  bytes: z.number(),
  addedAt: z.string(),
  /** A user id, and the person's name at the time. */
  addedBy: z.string(),
  addedByName: z.string(),
  sharedWithOwner: z.boolean(),
  sharedWithTenant: z.boolean(),
  /** Whether a small picture of it lies at `thumbFile`. */
  hasThumb: z.boolean().optional(),
  version: z.number(),
});

type Ids = Readonly<Record<'organizationId' | 'propertyId' | 'unitId' | 'documentId', string>>;

/** Where the small picture of a document lies. */
export const thumbFile = ({ organizationId, propertyId, unitId, documentId }: Ids): string =>
  `documents/${organizationId}/${propertyId}/${unitId}/${documentId}-thumb.jpg`;

/** A file attached to a unit. */
export const UnitDocument = record({
  name: 'document',
  fields: () => ({
    ...shownFacts(),
    /** The file's key in the bucket. */
    file: z.string(),
    /** When it was shared with the tenants; absent for one that always was. */
    sharedWithTenantAt: z.string().optional(),
    /** Absent unless deleted. */
    deletedAt: z.string().optional(),
  }),
  key: (document: { organizationId: string; unitId: string; documentId: string }) => ({
    pk: attachedPartition(document.organizationId, document.unitId),
    sk: `DOCUMENT#${document.documentId}`,
  }),
  derived: (document) => ({ order: placeOf(document) }),
});
export type UnitDocument = RecordOf<typeof UnitDocument>;

/** An organization's list of documents. */
export const documentsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#DOCUMENTS`;

/** A live document's line, by when it was added. A deleted unit's lines stay until the job's next run. */
export const DocumentLine = record({
  name: 'document-line',
  fields: shownFacts,
  key: (line: { organizationId: string; addedAt: string; documentId: string }) => ({
    pk: documentsPartition(line.organizationId),
    sk: [line.addedAt, line.documentId].join(separator),
  }),
  derived: ({ name }) => ({ searchText: plainText(name) }),
});
export type DocumentLine = RecordOf<typeof DocumentLine>;

const day = 86_400_000;
/** Covers a restore at the last moment and clocks that differ. */
const grace = 3_600_000;

const instant = (from: string, milliseconds: number): string =>
  new Date(Date.parse(from) + milliseconds).toISOString();

/** The earliest deletion (UTC instant) that can still be undone at `now`. */
export const restorableSince = (now: Date): string =>
  instant(now.toISOString(), -documentLimits.deletedDays * day);

/** When a document deleted at this instant (UTC) is removed for good. */
export const removedAt = (deletedAt: string): string =>
  instant(deletedAt, documentLimits.deletedDays * day + grace);
