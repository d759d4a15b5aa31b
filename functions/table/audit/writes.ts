import { absent } from '../db/conditions';
import { type Once, onceWrites } from '../db/once';
import { put, type Write } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { AuditEntry } from './record';

/** For the transaction that the entry describes. */
export const auditWrite = (entry: AuditEntry): Write<'audit'> => put(AuditEntry, entry, absent);

/** What a change writes besides its data: log entry, reply under its Idempotency-Key, notifications. */
export type Trace = {
  readonly audit: AuditEntry;
  readonly now: Date;
  readonly once?: Once | undefined;
  readonly reply?: unknown;
  /** The id of what was made, where the reply itself must not be kept. */
  readonly made?: string | undefined;
  readonly told?: readonly NewNotification[] | undefined;
};

/** Comes first in the transaction, so that a repeat fails on its key and not on the data it finds. */
export const traceWrites = ({
  audit,
  told,
  made: about,
  ...once
}: Trace): Write<'once' | 'audit' | 'notification' | 'outbox'>[] => [
  ...onceWrites({ ...once, about }),
  auditWrite(audit),
  ...notificationWrites(told),
];
