import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { readWriteLock } from './read-write-lock';
import { requestTokens } from './request-tokens';
import { writeAll } from './transaction';
import type { UndoJournal } from './undo-journal';
import type { Upstream } from './upstream';
import { DatabaseError, errorReply, type Reply, TransactGet, TransactWrite } from './wire';

const Described = z.object({
  Table: z.object({ KeySchema: z.array(z.object({ AttributeName: z.string() })) }),
});
const TimeToLive = z.object({
  TableName: z.string(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }),
});

/** Answers one operation: `PutItem` and its input, as JSON. */
export type Answering = (operation: string, input: object) => Promise<Reply>;

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

  return async (operation, input) => {
    try {
      const handled = own[operation];
      if (handled) return { status: 200, body: await handled(input) };
      const { ok, answer } = await lock.shared(() => database.call(operation, input));
      return { status: ok ? 200 : 400, body: answer };
    } catch (problem) {
      return errorReply(problem);
    }
  };
}

async function answerTo(request: IncomingMessage, answering: Answering): Promise<Reply> {
  const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  const input = z.looseObject({}).safeParse(await json(request));
  if (input.success) return answering(operation, input.data);
  return errorReply(new DatabaseError('SerializationException', 'The body is no JSON object'));
}

/** The same for callers outside this process. */
export const serverOf = (answering: Answering): Server =>
  createServer((request, response) => {
    answerTo(request, answering).then(
      ({ status, body }) =>
        response
          .writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
          .end(JSON.stringify(body)),
      // The caller left before it had sent its request, or sent no JSON.
      () => response.destroy(),
    );
  });
