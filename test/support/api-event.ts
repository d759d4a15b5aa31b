import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export type EventOptions = {
  readonly routeKey: string;
  readonly requestId?: string;
  readonly headers?: Record<string, string>;
  readonly token?: string;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** The raw body as it arrives; see `sealed`. */
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly sourceIp?: string;
  /** `name=value` each. */
  readonly cookies?: readonly string[];
  readonly rawPath?: string;
};

/** An event of API Gateway's HTTP API (payload 2.0), with what the runtime reads. */
export function apiEvent(options: EventOptions): APIGatewayProxyEventV2 {
  const [method = 'GET', path = '/'] = options.routeKey.split(' ');
  return {
    version: '2.0',
    routeKey: options.routeKey,
    rawPath: options.rawPath ?? path,
    rawQueryString: '',
    headers: {
      'user-agent': 'test agent',
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.cookies && { cookies: [...options.cookies] }),
    ...(options.params && { pathParameters: options.params }),
    ...(options.query && { queryStringParameters: options.query }),
    ...(options.body !== undefined && { body: options.body }),
    isBase64Encoded: options.isBase64Encoded ?? false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'api.test',
      domainPrefix: 'api',
      http: {
        method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: options.sourceIp ?? '203.0.113.7',
        userAgent: 'test agent',
      },
      requestId: options.requestId ?? 'req-1',
      routeKey: options.routeKey,
      stage: '$default',
      time: '15/Jun/2026:12:00:00 +0000',
      timeEpoch: 1_781_524_800_000,
    },
  };
}

/** A body in its envelope, as the web app seals it. */
export function sealedText(
  text: string | Uint8Array,
  key: Uint8Array,
  iv: Uint8Array = randomBytes(16),
): string {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const data = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
  return JSON.stringify({ data, iv: Buffer.from(iv).toString('base64') });
}

export const sealed = (value: unknown, key: Uint8Array): string => sealedText(JSON.stringify(value), key);

/** An answer's body with `data` opened when it is sealed; a page or a calendar is a text. */
export function opened(body: string | undefined): Record<string, unknown> {
  if (body && !body.startsWith('{')) return { success: 1, text: body };
  const answer: Record<string, unknown> = JSON.parse(body ?? '{}');
  const { data, key, iv } = answer;
  if (typeof data !== 'string' || typeof key !== 'string' || typeof iv !== 'string') return answer;
  const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
  const plain = Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]);
  return { ...answer, data: JSON.parse(plain.toString('utf8')) };
}
