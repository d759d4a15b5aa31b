import { absent } from '../db/conditions';
import { type Once, onceWrites } from '../db/once';
import { put, type Write } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { AuditEntry } from './record';

/** The entry, as a part of the transaction that it tells of. */
export const auditWrite = (entry: AuditEntry): Write<'audit'> => put(AuditEntry, entry, absent);

/** What a change leaves beside what it changes: its log entry, its reply under the caller's Idempotency-Key, and who is told of it. */
export type Trace = {
  readonly audit: AuditEntry;
  readonly now: Date;
  readonly once?: Once | undefined;
  readonly reply?: unknown;
  readonly told?: readonly NewNotification[] | undefined;
};

/** The trace of a change. It comes first in the transaction, so that a repeat is known by its key and not by what it finds taken. */
export const traceWrites = ({
  audit,
  told,
  ...once
}: Trace): Write<'once' | 'audit' | 'notification' | 'outbox'>[] => [
  ...onceWrites(once),
  auditWrite(audit),
  ...notificationWrites(told),
];
