import { requestIdNow } from '../../gateways/request-id';
import { put, type Write } from '../db/writes';
import { OutboxEntry } from './record';

/** For the transaction of the change: the message is sent even if the call stops right after. */
export const outboxWrite = (entry: Omit<OutboxEntry, 'tries'>): Write<'outbox'> =>
  put(OutboxEntry, { requestId: requestIdNow(), ...entry, tries: 0 });
