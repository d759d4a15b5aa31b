import { put, type Write } from '../db/writes';
import { OutboxEntry } from './record';

/** Something to be sent, in the transaction of what it tells of: a change that broke off afterward is told all the same. */
export const outboxWrite = (entry: Omit<OutboxEntry, 'tries'>): Write<'outbox'> =>
  put(OutboxEntry, { ...entry, tries: 0 });
