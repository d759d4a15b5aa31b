import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { remove } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import { requestLines, requestsByKeys, requestsOfPlace } from './lists';
import {
  ApprovalLink,
  CareDue,
  carePartitions,
  inRequest,
  type RequestKey,
  requestPartition,
  StoredRequest,
  StoredRequestEvent,
  StoredRequestFile,
  WorkLink,
} from './record';
import { lastMessage, markRead, messagesBefore, readUpTo, sayInThread } from './thread';
import { writeRequest } from './write';

type News = {
  readonly told: readonly NewNotification[];
  readonly mails: readonly Omit<OutboxEntry, 'tries'>[];
};

/** A link that has expired opens nothing, whether the table has deleted it or not. */
const current = <T extends { readonly expiresAt: string }>(link: T | undefined, now: Date): T | undefined =>
  link && link.expiresAt > now.toISOString() ? link : undefined;

export const requestStore = (db: Db) => ({
  byId: (key: RequestKey): Promise<StoredRequest | undefined> => db.get(StoredRequest, key),
  byKeys: requestsByKeys(db),
  lines: requestLines(db),
  ofPlace: requestsOfPlace(db),
  /** Its history, the oldest first. */
  history: (key: RequestKey): Promise<StoredRequestEvent[]> =>
    db.list(StoredRequestEvent, {
      partition: requestPartition(key),
      range: { beginsWith: inRequest.events },
    }),
  files: (key: RequestKey): Promise<StoredRequestFile[]> =>
    db.list(StoredRequestFile, { partition: requestPartition(key), range: { beginsWith: inRequest.files } }),
  write: writeRequest(db),
  workLink: async ({ linkHash, now }: { linkHash: string; now: Date }): Promise<WorkLink | undefined> =>
    current(await db.get(WorkLink, { linkHash }), now),
  approvalLink: async ({
    linkHash,
    now,
  }: {
    linkHash: string;
    now: Date;
  }): Promise<ApprovalLink | undefined> => current(await db.get(ApprovalLink, { linkHash }), now),
  lastMessage: lastMessage(db),
  say: sayInThread(db),
  messages: messagesBefore(db),
  readUpTo: readUpTo(db),
  markRead: markRead(db),
  /** Due at `now`, the longest waiting first, at most `limit` of each shelf. */
  dues: async ({ now, limit }: { now: Date; limit: number }): Promise<CareDue[]> => {
    const range = { lt: `${now.toISOString()}${separator}${last}` };
    const found = await Promise.all(
      carePartitions.map((partition) => db.list(CareDue, { partition, range, limit })),
    );
    return found.flat().toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  },
  /** With what it led to; of two at once, one tells. */
  settleDue: async (due: CareDue, { told, mails }: News): Promise<void> => {
    const gone = remove(CareDue, due, present);
    await db.transact([gone, ...notificationWrites(told), ...mails.map(outboxWrite)]);
  },
});
