import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import * as z from 'zod';
import { readBody } from './wire';

export type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const Answer = z.looseObject({ __type: z.string().optional(), message: z.string().optional() });
export type Answer = z.infer<typeof Answer>;

/** Headers that dynalite requires on our own calls. It checks their format, but no signature. */
const ownHeaders = {
  'content-type': 'application/x-amz-json-1.0',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
  'x-amz-date': '20260101T000000Z',
};

/** The dynalite behind the proxy: passes calls on unchanged and makes calls of our own. */
export function upstream(port: number) {
  const agent = new Agent({ keepAlive: true });
  const pass = (headers: IncomingHttpHeaders, body: Buffer): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const { host: _host, connection: _connection, ...rest } = headers;
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: '/',
          agent,
          headers: { ...rest, 'content-length': body.length },
        },
        (response) => {
          readBody(response).then(
            (read) => resolve({ status: response.statusCode ?? 500, headers: response.headers, body: read }),
            reject,
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const call = async (operation: string, input: unknown): Promise<{ ok: boolean; answer: Answer }> => {
    const headers = { ...ownHeaders, 'x-amz-target': `DynamoDB_20120810.${operation}` };
    const reply = await pass(headers, Buffer.from(JSON.stringify(input)));
    return { ok: reply.status === 200, answer: Answer.parse(JSON.parse(reply.body.toString())) };
  };
  return { pass, call, close: () => agent.destroy() };
}

export type Upstream = ReturnType<typeof upstream>;
