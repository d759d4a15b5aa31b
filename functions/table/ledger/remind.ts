import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';

type Reminding = { readonly trace: Trace; readonly mails: readonly Omit<OutboxEntry, 'tries'>[] };

/** Mails a reminder with its log entry, once for `trace.once`. False when it was sent before. */
export const remind =
  (db: Db) =>
  async ({ trace, mails }: Reminding): Promise<boolean> =>
    (await db.transact([...traceWrites(trace), ...mails.map(outboxWrite)])) === undefined;
