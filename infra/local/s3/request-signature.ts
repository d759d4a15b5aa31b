import type { IncomingHttpHeaders } from 'node:http';
import { denied, S3Problem } from './problem';
import { amazonDate, type Credentials, requireSignature, scopeOf, sha256, uriEncode } from './signing';

/** The signed parts of a call. `path` is raw; `host` is the one the double is configured with. */
export type SignedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
};

const skewAllowed = 15 * 60 * 1000;

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

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;

/** Refuses, like S3, every call that our key did not sign in its header; `now` is the real time, the SDK's. */
export function requireSigned(
  request: SignedRequest,
  { credentials, now }: { credentials: Credentials; now: Date },
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
  if (!(Math.abs(amazonDate(date) - now.getTime()) <= skewAllowed))
    throw new S3Problem(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
}
