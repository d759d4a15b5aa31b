import { randomUUID } from 'node:crypto';
import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import type { DatabaseMiddleware } from '../../../functions/table/db/client';
import type { Answering } from '../../../infra/local/dynamodb/transaction-proxy';

const Refused = z.looseObject({ __type: z.string(), message: z.string().default('') });

/** An error as the client would have made it of this answer. */
function refusalOf(body: unknown): Error {
  const { __type, message, ...more } = Refused.parse(body);
  const name = __type.slice(__type.indexOf('#') + 1);
  const facts = { message, $metadata: {}, ...more };
  if (name === 'ConditionalCheckFailedException') return new ConditionalCheckFailedException(facts);
  if (name === 'TransactionCanceledException') return new TransactionCanceledException(facts);
  return new DynamoDBServiceException({ name, $fault: 'client', ...facts });
}

/** What stands between a command and the wire, but for tries after a failure. */
const leftOut = [
  'endpointV2Middleware',
  'contentLengthMiddleware',
  'hostHeaderMiddleware',
  'httpAuthSchemeMiddleware',
  'httpSigningMiddleware',
];

/** As the client sends it: a transaction has one token for all its tries, so that it counts once. */
const written = (command: string, input: object): object =>
  command.startsWith('TransactWriteItems')
    ? { ...input, ClientRequestToken: Reflect.get(input, 'ClientRequestToken') ?? randomUUID() }
    : input;

/** Carries a client's commands to the database in this process, without bytes and signatures. */
export const inThisProcess = (answering: Answering): DatabaseMiddleware => ({
  applyToStack: (stack) => {
    for (const step of leftOut) stack.remove(step);
    stack.add(
      (next, context) => (args) =>
        next({ ...args, request: written(String(context.commandName), Object(args.input)) }),
      { name: 'serializerMiddleware', step: 'serialize', override: true },
    );
    stack.add(
      (_, context) =>
        async ({ request }) => {
          const operation = String(context.commandName).replace(/Command$/, '');
          const { status, body } = await answering(operation, Object(request));
          if (status !== 200) throw refusalOf(body);
          return { response: {}, output: { ...Object(body), $metadata: {} } };
        },
      { name: 'deserializerMiddleware', step: 'deserialize', override: true },
    );
  },
});
