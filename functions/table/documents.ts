import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type DocumentKind, type DocumentType, documentLimits } from '../../shared/domain/documents';
import type { AuditEntry } from './audit';
import type { TableClient } from './client';
import { addDocument, changeDocument, removeDocument, restoreDocument } from './document-change';
import { unitIdOfDocument } from './document-id';
import { documentRemovals } from './document-removals';
import { documentEntities } from './entities/document';
import { documentsPartition, orders } from './keys';
import type { Once } from './once';
import type { Wait } from './transact';

/** A file kept at a unit. Instants are UTC; `addedBy` is a user id, `addedByName` what that person was called then. */
export type UnitDocument = {
  readonly organizationId: string;
  readonly propertyId: string;
  readonly unitId: string;
  readonly documentId: string;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly contentType: DocumentType;
  readonly bytes: number;
  /** Where the file lies in the bucket. */
  readonly file: string;
  readonly addedAt: string;
  readonly addedBy: string;
  readonly addedByName: string;
  readonly sharedWithOwner: boolean;
  readonly sharedWithTenant: boolean;
  readonly version: number;
  /** Absent while it is not deleted. */
  readonly deletedAt?: string | undefined;
};

export type DocumentAdd = {
  readonly document: UnitDocument;
  readonly once?: Once;
  readonly reply: unknown;
  readonly now: Date;
  readonly audit: AuditEntry;
};

export type DocumentChange = {
  readonly before: UnitDocument;
  /** Its version counts on from the one before by itself. */
  readonly after: UnitDocument;
  readonly audit: AuditEntry;
};

type UnitKey = { readonly organizationId: string; readonly unitId: string };

/** What waits to be removed for good since `dueAt` (UTC): a document, or a deleted unit with all of its. */
export type DocumentRemoval = {
  readonly dueAt: string;
  readonly organizationId: string;
  readonly objectId: string;
};

/** For the job that removes what was deleted; every step may be done twice. */
export type DocumentRemovals = {
  /** The oldest first. */
  due(query: { now: Date; limit: number }): Promise<DocumentRemoval[]>;
  /** The documents it is about, none when they are gone or were brought back. */
  documentsOf(removal: DocumentRemoval, limit: number): Promise<UnitDocument[]>;
  /** Record, line and audit entry in one transaction; nothing when it was brought back or is gone. */
  removeForGood(gone: { document: UnitDocument; audit: AuditEntry }): Promise<void>;
  /** Strikes it off, once there are no documents of it any more. */
  finish(removal: DocumentRemoval): Promise<void>;
};

export type Documents = DocumentRemovals & {
  /** By its id, which carries its unit's; a deleted one too. Undefined also for what is no document id. Whether the unit is there, ask it. */
  byId(key: { organizationId: string; documentId: string }): Promise<UnitDocument | undefined>;
  /** Those that are there, newest first: the limit bounds them. */
  ofUnit(key: UnitKey): Promise<UnitDocument[]>;
  /** The newest 500 of those deleted since an instant (UTC), last deleted first. */
  deletedOfUnit(key: UnitKey & { since: string }): Promise<UnitDocument[]>;
  /** Whether there is no room for one more. */
  isFull(key: UnitKey): Promise<boolean>;
  /**
   * Document, its unit's count under the limit, audit and once-record: one transaction. Answers the first reply when `once` was done already.
   * Refuses `document-limit`, `not-found` (the unit is gone), `conflict`.
   */
  add(add: DocumentAdd): Promise<unknown>;
  /** Answers the new version. Refuses `not-found` (also when it was deleted), `changed-meanwhile`, `conflict`. */
  change(change: DocumentChange): Promise<number>;
  /** Deletes it as of the audit entry's instant, so that it can be brought back. Refuses `not-found`, `conflict`. */
  remove(removal: { document: UnitDocument; audit: AuditEntry }): Promise<void>;
  /** Refuses `not-found`, `document-limit`, `conflict`. How long it can be, the caller looks: what was read is what must still stand. */
  restore(restored: { document: UnitDocument; audit: AuditEntry }): Promise<void>;
};

/** Past them a list of deleted ones ends: thirty days of a unit hold fewer. */
const deletedAtMost = 500;

type Stored = FormattedItem<ReturnType<typeof documentEntities>['document']>;
const toDocument = ({ order: _, ...kept }: Stored): UnitDocument => kept;

export function documentStore(table: TableClient, { wait }: { wait: Wait }): Documents {
  const { document, documentCount } = documentEntities(table);

  const listed = async (
    { organizationId, unitId }: UnitKey,
    range: { beginsWith: string } | { between: [string, string] },
    limit: number,
  ): Promise<UnitDocument[]> => {
    const { Items = [] } = await table
      .build(QueryCommand)
      .query({ index: 'byOrder', partition: documentsPartition(organizationId, unitId), range })
      .entities(document)
      .options({ consistent: true, reverse: true, limit })
      .send();
    return Items.map(toDocument);
  };

  const byId: Documents['byId'] = async ({ organizationId, documentId }) => {
    const unitId = unitIdOfDocument(documentId);
    if (unitId === undefined) return undefined;
    const key = { organizationId, unitId, documentId };
    const { Item } = await document.build(GetItemCommand).key(key).options({ consistent: true }).send();
    return Item && toDocument(Item);
  };

  return {
    byId,
    ofUnit: (key) => listed(key, { beginsWith: orders.documentsLive }, documentLimits.perUnit),
    deletedOfUnit: ({ since, ...key }) =>
      listed(key, { between: orders.documentsDeletedSince(since) }, deletedAtMost),
    isFull: async (key) => {
      const read = documentCount.build(GetItemCommand).key(key).options({ consistent: true });
      const { Item } = await read.send();
      return (Item?.live ?? 0) >= documentLimits.perUnit;
    },
    add: (add) => addDocument(table, add, { wait }),
    change: (change) => changeDocument(table, change, { wait }),
    remove: (removal) => removeDocument(table, removal, { wait }),
    restore: (restored) => restoreDocument(table, restored, { wait }),
    ...documentRemovals(table, { wait, find: byId }),
  };
}
