import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** What the SDK makes of a kind of command: its whole way through signing, sending and retrying. */
type Way = (command: { readonly input: unknown }) => Promise<{ readonly output: unknown }>;

/** The document client's command carries the database's own, which is what is sent. */
type Inner = { readonly resolveMiddleware: (stack: unknown, config: unknown, options: unknown) => Way };

type Outer = {
  readonly input: unknown;
  readonly middlewareStack: unknown;
  readonly addMarshallingMiddleware: (config: unknown) => void;
  readonly clientCommand: Inner;
};

const isOuter = (command: object): command is Outer =>
  'clientCommand' in command && 'addMarshallingMiddleware' in command && 'middlewareStack' in command;

/**
 * The SDK works out the way of a command anew for every request, a fifth of a small read's work, and the document client cannot use the cache its
 * plain client has (`cacheMiddleware`). Here it is worked out once for each kind of command; one sent with options of its own goes the SDK's way.
 * What the SDK notes on the way (region, endpoint, who signs) is the same for all of a kind.
 */
export function resolveOnce(client: DynamoDBDocumentClient): DynamoDBDocumentClient {
  const ways = new Map<unknown, Way>();
  const wayOf = (command: Outer): Way => {
    const known = ways.get(command.constructor);
    if (known) return known;
    command.addMarshallingMiddleware(client.config);
    const stack = client.middlewareStack.concat(command.middlewareStack as never);
    const way = command.clientCommand.resolveMiddleware(stack, client.config, undefined);
    ways.set(command.constructor, way);
    return way;
  };
  const sendAnew = client.send.bind(client) as (...all: unknown[]) => unknown;
  const send = (command: object, ...more: unknown[]): unknown =>
    more.some((each) => each !== undefined) || !isOuter(command)
      ? sendAnew(command, ...more)
      : wayOf(command)({ input: command.input }).then(({ output }) => output);
  return Object.assign(client, { send });
}
