import { requestLimits } from '../../../shared/domain/requests/request-limits';
import { refuse } from '../../../shared/wire/refusals';
import { absent, missingOr } from '../db/conditions';
import type { Db } from '../db/db';
import { type Once, onceWrites } from '../db/once';
import { put, update } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import {
  inRequest,
  type RequestKey,
  RequestMessage,
  RequestRead,
  RequestThread,
  requestPartition,
  StoredRequestFile,
} from './record';

/** The number of the last message, 0 for none. */
export const lastMessage =
  (db: Db) =>
  async (key: RequestKey): Promise<number> =>
    (await db.get(RequestThread, key))?.seq ?? 0;

type Said = {
  readonly message: RequestMessage;
  readonly files: readonly StoredRequestFile[];
  readonly told: readonly NewNotification[];
  readonly now: Date;
  readonly once?: Once | undefined;
  readonly reply: unknown;
};

/**
 * A message is its own log. Refuses `message-limit`, and `conflict` when somebody else said something
 * meanwhile.
 */
export const sayInThread =
  (db: Db) =>
  async ({ message, files, told, now, once, reply }: Said): Promise<void> => {
    const { organizationId, requestId, seq } = message;
    if (seq > requestLimits.messages) throw refuse('message-limit');
    const key = { organizationId, requestId };
    const failure = await db.transact([
      ...onceWrites({ once, reply, now }),
      put(RequestThread, { ...key, seq }, seq === 1 ? absent : { attr: 'seq', eq: seq - 1 }),
      put(RequestMessage, message, absent),
      ...files.map((file) => put(StoredRequestFile, file, absent)),
      ...notificationWrites(told),
    ]);
    if (failure) throw refuse('conflict');
  };

/** Fifty messages before one, the oldest of them first. */
const messagesShown = 50;

export const messagesBefore =
  (db: Db) =>
  async ({ before, ...key }: RequestKey & { readonly before?: number | undefined }) => {
    const end = `${inRequest.messages}${before === undefined ? '~' : String(before).padStart(6, '0')}`;
    const found = await db.list(RequestMessage, {
      partition: requestPartition(key),
      range: { between: [inRequest.messages, end] },
      descending: true,
      limit: messagesShown + 2,
    });
    // The range holds its end.
    const earlier = found.filter(({ seq }) => before === undefined || seq < before);
    return { messages: earlier.slice(0, messagesShown).reverse(), hasMore: earlier.length > messagesShown };
  };

type Mark = RequestKey & { readonly userRoleId: string };

export const readUpTo =
  (db: Db) =>
  async (mark: Mark): Promise<number> =>
    (await db.get(RequestRead, mark))?.seq ?? 0;

/** Only forward; an earlier one changes nothing. */
export const markRead =
  (db: Db) =>
  async ({ seq, ...mark }: Mark & { readonly seq: number }): Promise<void> => {
    await db.write(
      update(RequestRead, {
        key: mark,
        set: { ...mark, seq },
        condition: missingOr('seq', { attr: 'seq', lt: seq }),
      }),
    );
  };
