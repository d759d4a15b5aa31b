import { RentPromise } from '../../../shared/domain/ledger/rent/promise';
import { noTenantFacts, tenantRecordLimits } from '../../../shared/domain/people/tenant-record';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, missingOr, present } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove, update } from '../db/writes';
import { promiseWrite } from '../ledger/writes';
import { TenantNote, TenantRecord, tenantNotesOf, tenantsPartition } from './record';

type TenantKey = Pick<TenantRecord, 'organizationId' | 'userRoleId'>;
type Noted = {
  readonly note: TenantNote;
  readonly trace: Trace;
  /** The ledger as it was read, whose newest promise the note's becomes, or was. */
  readonly ledger?: Parameters<typeof promiseWrite>[0] | undefined;
};

const emptyRecord = ({ organizationId, userRoleId }: TenantKey): TenantRecord => ({
  organizationId,
  userRoleId,
  ...noTenantFacts,
  notes: 0,
  version: 0,
});

/** What is kept about a tenant; empty, at version 0, before anybody wrote something down. */
export const tenantRecord =
  (db: Db) =>
  async (key: TenantKey): Promise<TenantRecord> =>
    (await db.get(TenantRecord, key)) ?? emptyRecord(key);

/** Those of several tenants that there are. */
export const tenantRecords =
  (db: Db) =>
  (keys: readonly TenantKey[]): Promise<TenantRecord[]> =>
    db.getAll(TenantRecord, keys);

/** Replaces the facts of the version before. Refuses `conflict` when they changed meanwhile. */
export const saveTenantRecord =
  (db: Db) =>
  async ({ record, trace }: { record: TenantRecord; trace: Trace }): Promise<void> => {
    const { organizationId, userRoleId, notes: _, emergency, ...facts } = record;
    const write = update(TenantRecord, {
      key: { organizationId, userRoleId },
      set: { organizationId, userRoleId, ...facts, emergency },
      ...(emergency === undefined && { remove: ['emergency'] as const }),
      // The first change makes the record, and a note before it has done so already.
      add: { notes: 0 },
      condition: missingOr('version', { attr: 'version', eq: record.version - 1 }),
    });
    if (await db.transact([...traceWrites(trace), write])) throw refuse('conflict');
  };

/** One person's notes, the newest first. */
export const notesOfTenant =
  (db: Db) =>
  ({ organizationId, userRoleId }: TenantKey): Promise<TenantNote[]> =>
    db.list(TenantNote, {
      partition: tenantsPartition(organizationId),
      range: { beginsWith: tenantNotesOf(userRoleId) },
      limit: tenantRecordLimits.notes,
      descending: true,
    });

/** Refuses `note-limit`, and `conflict` for an id that was used meanwhile or a ledger that moved. */
export const addTenantNote =
  (db: Db) =>
  async ({ note, trace, ledger }: Noted): Promise<void> => {
    const { organizationId, userRoleId, noteId, promise } = note;
    const before = await tenantRecord(db)(note);
    const failure = await db.transact([
      ...traceWrites(trace),
      put(TenantNote, note, absent),
      before.version > 0 || before.notes > 0
        ? update(TenantRecord, {
            key: { organizationId, userRoleId },
            add: { notes: 1 },
            condition: { and: [present, { attr: 'notes', lt: tenantRecordLimits.notes }] },
          })
        : put(TenantRecord, { ...before, notes: 1 }, absent),
      ...(ledger && promise ? [promiseWrite(ledger, { ...RentPromise.parse(promise), noteId })] : []),
    ]);
    if (!failure) return;
    const isFull = failure.name === 'tenant-record' && before.notes >= tenantRecordLimits.notes;
    throw refuse(isFull ? 'note-limit' : 'conflict');
  };

/** Deletes it for good. Refuses `conflict` when it is gone already, or its ledger moved. */
export const removeTenantNote =
  (db: Db) =>
  async ({ note, trace, ledger }: Noted): Promise<void> => {
    const { organizationId, userRoleId } = note;
    const failure = await db.transact([
      ...traceWrites(trace),
      remove(TenantNote, note, present),
      update(TenantRecord, {
        key: { organizationId, userRoleId },
        add: { notes: -1 },
        condition: present,
      }),
      ...(ledger ? [promiseWrite(ledger, undefined)] : []),
    ]);
    if (failure) throw refuse('conflict');
  };
