import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import { type LedgerKey, StoredHead } from './record';

type Reminding = {
  readonly trace: Trace;
  readonly mails: readonly Omit<OutboxEntry, 'tries'>[];
  /** The ledger whose head says the day; absent for a letter that is held. */
  readonly marked?: (LedgerKey & { readonly propertyId: string; readonly reminded: string }) | undefined;
};

/** Mails a reminder with its log entry, once for `trace.once`. False when it was sent before. */
export const remind =
  (db: Db) =>
  async ({ trace, mails, marked }: Reminding): Promise<boolean> => {
    // Without its version: who posts meanwhile need not read again.
    const mark = marked ? [update(StoredHead, { key: marked, set: { reminded: marked.reminded } })] : [];
    return (await db.transact([...traceWrites(trace), ...mark, ...mails.map(outboxWrite)])) === undefined;
  };
