import { EventEmitter } from 'node:events';
import type { OutgoingHttpHeaders, Server } from 'node:http';
import * as z from 'zod';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;
export type Reply = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

const Answer = z.looseObject({ __type: z.string().optional(), message: z.string().optional() });
export type Answer = z.infer<typeof Answer>;

/** Headers that dynalite requires on our own calls. It checks their format, but no signature. */
const ownHeaders = {
  'content-type': 'application/x-amz-json-1.0',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
  'x-amz-date': '20260101T000000Z',
};

/** What dynalite uses of a request: its headers, then its body in one piece. */
class Asked extends EventEmitter {
  readonly method = 'POST';
  readonly url = '/';
  constructor(readonly headers: Headers) {
    super();
  }
}

/** What dynalite uses of a response, collected instead of sent. */
class Collected {
  statusCode = 200;
  readonly #headers: Record<string, string | number> = {};
  constructor(readonly collect: (reply: Reply) => void) {}

  setHeader(name: string, value: string | number): void {
    this.#headers[name] = value;
  }

  end(body = ''): void {
    this.collect({ status: this.statusCode, headers: this.#headers, body: Buffer.from(body) });
  }
}

/**
 * The dynalite behind the proxy: passes calls on unchanged and makes calls of our own. Its server is called
 * in this process, without a connection: a transaction of ten items takes some twenty calls.
 */
export function upstream(server: Server) {
  const pass = (headers: Headers, body: Buffer): Promise<Reply> =>
    new Promise((resolve) => {
      const asked = new Asked(headers);
      server.emit('request', asked, new Collected(resolve));
      asked.emit('data', body);
      asked.emit('end');
    });
  const call = async (operation: string, input: unknown): Promise<{ ok: boolean; answer: Answer }> => {
    const headers = { ...ownHeaders, 'x-amz-target': `DynamoDB_20120810.${operation}` };
    const reply = await pass(headers, Buffer.from(JSON.stringify(input)));
    return { ok: reply.status === 200, answer: Answer.parse(JSON.parse(reply.body.toString())) };
  };
  return { pass, call };
}

export type Upstream = ReturnType<typeof upstream>;
