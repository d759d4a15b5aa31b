import { createServer, type Server } from 'node:http';
import * as z from 'zod';
import { readWriteLock } from './read-write-lock';
import { requestTokens } from './request-tokens';
import { writeAll } from './transaction';
import type { UndoJournal } from './undo-journal';
import type { Headers, Reply, Upstream } from './upstream';
import { DatabaseError, errorReply, readBody, reply, TransactGet, TransactWrite } from './wire';

const Described = z.object({
  Table: z.object({ KeySchema: z.array(z.object({ AttributeName: z.string() })) }),
});
const TimeToLive = z.object({
  TableName: z.string(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }),
});

export type Answering = (headers: Headers, body: Buffer) => Promise<Reply>;

/** Adds what dynalite lacks: read and write transactions, and the TTL setting. Passes on everything else. */
export function withTransactions(database: Upstream, journal: UndoJournal): Answering {
  const lock = readWriteLock();
  const tokens = requestTokens();
  const timeToLive = new Map<string, string>();

  const keyNames = async (table: string): Promise<string[]> => {
    const { ok, answer: described } = await database.call('DescribeTable', { TableName: table });
    if (!ok) throw new DatabaseError('ResourceNotFoundException', 'Requested resource not found');
    return Described.parse(described).Table.KeySchema.map(({ AttributeName }) => AttributeName);
  };

  const own: Record<string, (input: unknown) => Promise<unknown>> = {
    TransactWriteItems: (input) =>
      lock.alone(async () => {
        const parsed = TransactWrite.safeParse(input);
        if (!parsed.success) throw new DatabaseError('ValidationException', parsed.error.message);
        if (parsed.data.TransactItems.length > 100)
          throw new DatabaseError('ValidationException', 'Member must have length less than or equal to 100');
        if (tokens.isRepeat(parsed.data)) return {};
        const names = new Map<string, string[]>();
        await writeAll(database, journal, parsed.data, async (table) => {
          const known = names.get(table) ?? (await keyNames(table));
          names.set(table, known);
          return known;
        });
        tokens.remember(parsed.data);
        return {};
      }),
    TransactGetItems: (input) =>
      lock.alone(async () => {
        const Responses: unknown[] = [];
        for (const { Get } of TransactGet.parse(input).TransactItems) {
          const { ok, answer: found } = await database.call('GetItem', { ...Get, ConsistentRead: true });
          if (!ok) throw new DatabaseError('ValidationException', found.message ?? '');
          Responses.push(found.Item ? { Item: found.Item } : {});
        }
        return { Responses };
      }),
    UpdateTimeToLive: async (input) => {
      const { TableName, TimeToLiveSpecification } = TimeToLive.parse(input);
      timeToLive.set(TableName, TimeToLiveSpecification.AttributeName);
      return { TimeToLiveSpecification };
    },
    DescribeTimeToLive: async (input) => {
      const AttributeName = timeToLive.get(z.object({ TableName: z.string() }).parse(input).TableName);
      return {
        TimeToLiveDescription:
          AttributeName === undefined
            ? { TimeToLiveStatus: 'DISABLED' }
            : { TimeToLiveStatus: 'ENABLED', AttributeName },
      };
    },
  };

  return async (headers, body) => {
    try {
      const operation = String(headers['x-amz-target'] ?? '').split('.')[1] ?? '';
      const handled = own[operation];
      if (handled) return reply(200, await handled(JSON.parse(body.toString())));
      return await lock.shared(() => database.pass(headers, body));
    } catch (problem) {
      return errorReply(problem);
    }
  };
}

/** The same for callers outside this process. */
export const serverOf = (answering: Answering): Server =>
  createServer((request, response) => {
    readBody(request)
      .then((body) => answering(request.headers, body))
      .then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        // The caller left before it had sent its request.
        () => response.destroy(),
      );
  });
