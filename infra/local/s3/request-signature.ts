import type { IncomingHttpHeaders } from 'node:http';
import { badSignature, denied, S3Problem } from './problem';
import { amazonDate, type Credentials, requireSignature, scopeOf, sha256, uriEncode } from './signing';

/** The signed parts of a call. `path` is raw; `host` is the one the double is configured with. */
export type SignedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
};

export type SignatureClocks = {
  /** The product's clock, which signs links. */
  readonly now: Date;
  /** The real clock, which the AWS SDK uses for its own calls. */
  readonly real: Date;
};

const skewAllowed = 15 * 60 * 1000;
const longestLink = 7 * 24 * 60 * 60;

/** The percent-decoded query; `+` stays, as in S3. */
export const queryPairs = (raw: string): [string, string][] =>
  raw
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const [name, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
      return [decodeURIComponent(name), decodeURIComponent(value)];
    });

function canonical(request: SignedRequest, signedHeaders: string, payload: string): string {
  const query = request.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${uriEncode(name)}=${uriEncode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => {
      const value = name === 'host' ? request.host : request.headers[name];
      const text = Array.isArray(value) ? value.join(',') : (value ?? '');
      return `${name}:${text.trim().replace(/\s+/g, ' ')}\n`;
    })
    .join('');
  return [request.method, request.path, query, headers, signedHeaders, payload].join('\n');
}

const toSign = (date: string, scope: string, canonicalRequest: string): string =>
  ['AWS4-HMAC-SHA256', date, scope, sha256(canonicalRequest)].join('\n');

function requirePresigned(
  request: SignedRequest,
  { credentials, clocks }: { credentials: Credentials; clocks: SignatureClocks },
): void {
  const query = new Map(request.query);
  const read = (name: string): string => query.get(`X-Amz-${name}`) ?? '';
  if (read('Algorithm') !== 'AWS4-HMAC-SHA256') throw badSignature();
  const scope = scopeOf(read('Credential'), credentials);
  const signedHeaders = read('SignedHeaders');
  if (!signedHeaders.split(';').includes('host')) throw denied('Host must be signed');
  const text = canonical(request, signedHeaders, query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD');
  requireSignature({
    scope,
    credentials,
    toSign: toSign(read('Date'), scope.text, text),
    signature: read('Signature'),
  });
  const seconds = Number(read('Expires'));
  const from = amazonDate(read('Date'));
  if (!(seconds > 0 && seconds <= longestLink) || Number.isNaN(from))
    throw new S3Problem(
      400,
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 1 and 604800',
    );
  if (clocks.now.getTime() > from + seconds * 1000) throw denied('Request has expired');
  if (clocks.now.getTime() < from - skewAllowed) throw denied('Request is not yet valid');
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;

function requireHeader(
  request: SignedRequest,
  { credentials, clocks }: { credentials: Credentials; clocks: SignatureClocks },
): void {
  const parts = authorization.exec(request.headers.authorization ?? '');
  if (!parts) throw denied();
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const scope = scopeOf(credential, credentials);
  const date = String(request.headers['x-amz-date'] ?? '');
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  for (const name of Object.keys(request.headers))
    if (name.startsWith('x-amz-') && !signedHeaders.split(';').includes(name))
      throw denied(`There were headers present in the request which were not signed: ${name}`);
  requireSignature({
    scope,
    credentials,
    toSign: toSign(date, scope.text, canonical(request, signedHeaders, payload)),
    signature,
  });
  if (!(Math.abs(amazonDate(date) - clocks.real.getTime()) <= skewAllowed))
    throw new S3Problem(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
}

/** Refuses, like S3, every call not signed by our key, in its header or its address (a presigned link). */
export function requireSigned(
  request: SignedRequest,
  context: { credentials: Credentials; clocks: SignatureClocks },
): void {
  const presigned = request.query.some(([name]) => name === 'X-Amz-Signature');
  if (presigned) requirePresigned(request, context);
  else requireHeader(request, context);
}
