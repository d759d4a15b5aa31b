import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { sha256 } from '../db/keys';
import type { Failure } from '../db/transact';
import { put, remove, type Write } from '../db/writes';
import { attach, detach, refusalOfAttached, unitStands } from '../units/writes';
import { DocumentLine, UnitDocument } from './record';
import { awaitRemoval, noRemoval } from './writes';

type Changed = { readonly document: UnitDocument; readonly trace: Trace };

/** Fails when the version or the deletion changed since `before` was read. */
const replaced = (before: UnitDocument, after: UnitDocument): Write<'document'> =>
  put(UnitDocument, after, {
    and: [
      { attr: 'version', eq: before.version },
      before.deletedAt === undefined
        ? { attr: 'deletedAt', exists: false }
        : { attr: 'deletedAt', eq: before.deletedAt },
    ],
  });

function refusalOf(failure: Failure, before: UnitDocument) {
  if (failure.name !== 'document') return refusalOfAttached('document', failure);
  const stands = failure.found(UnitDocument);
  return refuse(stands && stands.deletedAt === before.deletedAt ? 'changed-meanwhile' : 'not-found');
}

/** Callers give no version to delete or restore, so an edit in between is only a `conflict`. */
function refusalOfMove(failure: Failure, before: UnitDocument) {
  const refusal = refusalOf(failure, before);
  return refusal.code === 'changed-meanwhile' ? refuse('conflict') : refusal;
}

/** Refuses `document-limit`, `not-found` (the unit is gone), `conflict`. */
export const addDocument =
  (db: Db) =>
  async ({ document, trace }: Changed): Promise<void> => {
    const writes = [
      ...traceWrites(trace),
      ...attach('document', document),
      put(UnitDocument, document, absent),
      put(DocumentLine, document),
    ];
    const token = sha256(`document ${trace.audit.auditId}`).slice(0, 36);
    const failure = await db.transact(writes, { token });
    if (failure) throw refusalOfAttached('document', failure);
  };

/** Returns the new version, set here. Refuses `not-found` (deleted too), `changed-meanwhile`, `conflict`. */
export const changeDocument =
  (db: Db) =>
  async ({
    before,
    after,
    trace,
  }: {
    before: UnitDocument;
    after: UnitDocument;
    trace: Trace;
  }): Promise<number> => {
    const version = before.version + 1;
    const failure = await db.transact([
      ...traceWrites(trace),
      unitStands(before),
      replaced(before, { ...after, version }),
      put(DocumentLine, { ...after, version }),
    ]);
    if (failure) throw refusalOf(failure, before);
    return version;
  };

/** Marks it deleted as of the log entry's instant, for a later restore. Refuses `not-found`, `conflict`. */
export const deleteDocument =
  (db: Db) =>
  async ({ document, trace }: Changed): Promise<void> => {
    const deletedAt = trace.audit.at;
    const failure = await db.transact([
      ...traceWrites(trace),
      replaced(document, { ...document, deletedAt }),
      remove(DocumentLine, document),
      detach('document', document),
      awaitRemoval(document, deletedAt),
    ]);
    if (failure) throw refusalOfMove(failure, document);
  };

/** Refuses `not-found`, `document-limit`, `conflict`. The caller checks that it may still be restored. */
export const restoreDocument =
  (db: Db) =>
  async ({ document, trace }: Changed): Promise<void> => {
    const { deletedAt, ...live } = document;
    if (deletedAt === undefined) throw refuse('not-found');
    const failure = await db.transact([
      ...traceWrites(trace),
      ...attach('document', document),
      replaced(document, live),
      put(DocumentLine, document),
      noRemoval(document, deletedAt),
    ]);
    if (failure) throw refusalOfMove(failure, document);
  };
