import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LocalClock } from '../clock';
import type { Answer } from '../server';
import {
  bucketOf,
  deleteObject,
  deleteObjects,
  getObject,
  listObjects,
  postObject,
  putObject,
  type S3Call,
} from './operations';
import { S3Problem } from './problem';
import { queryPairs, requireSigned } from './request-signature';
import type { Credentials } from './signing';
import { withProblems } from './with-problems';

export type S3Settings = {
  /** Objects are in `<folder>/<bucket>/`. */
  readonly folder: string;
  readonly buckets: readonly string[];
  readonly credentials: Credentials;
  /** The path it is mounted on, without a trailing slash: `/local/s3`. */
  readonly mount: string;
  /** The host that our own clients sign for; browsers may use another name. */
  readonly host: string;
  readonly corsOrigins: readonly string[];
  readonly clock: LocalClock;
};

/** Answers a preflight, and lets an allowed origin read other answers. True if it answered a preflight. */
function answeredCors(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): boolean {
  const { origin } = request.headers;
  const isAllowed = origin !== undefined && (allowed.includes('*') || allowed.includes(origin));
  if (isAllowed) {
    response.setHeader('access-control-allow-origin', allowed.includes('*') ? '*' : origin);
    response.setHeader('access-control-expose-headers', 'ETag');
    response.setHeader('vary', 'Origin');
  }
  if (request.method !== 'OPTIONS') return false;
  if (!isAllowed)
    throw new S3Problem(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  response.writeHead(200, {
    'access-control-allow-methods': 'GET, HEAD, PUT, POST',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}

type Operation = (call: S3Call) => Promise<void>;

const onObject: Readonly<Record<string, Operation>> = {
  GET: getObject,
  HEAD: getObject,
  PUT: putObject,
  DELETE: deleteObject,
};

function operationOf(call: S3Call): Operation | undefined {
  if (call.key !== '') return onObject[call.request.method ?? ''];
  if (call.request.method === 'GET') return listObjects;
  return call.request.method === 'POST' && call.query.has('delete') ? deleteObjects : undefined;
}

const isFormUpload = ({ request, key }: S3Call): boolean =>
  request.method === 'POST' &&
  key === '' &&
  (request.headers['content-type'] ?? '').startsWith('multipart/form-data');

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  settings: S3Settings,
): Promise<void> {
  if (answeredCors(request, response, settings.corsOrigins)) return;
  const { credentials, clock, host } = settings;
  const [path = '', rawQuery = ''] = (request.url ?? '').split('?', 2);
  const [bucket = '', ...rest] = path
    .slice(settings.mount.length + 1)
    .split('/')
    .map(decodeURIComponent);
  const pairs = queryPairs(rawQuery);
  const now = clock.now();
  const call: S3Call = {
    request,
    response,
    bucket,
    key: rest.join('/'),
    query: new Map(pairs),
    bucketFolder: (name) => (settings.buckets.includes(name) ? join(settings.folder, name) : undefined),
    credentials,
    now,
    productTimeAt: clock.at,
  };
  if (isFormUpload(call)) return postObject(call);
  requireSigned(
    { method: request.method ?? '', path, query: pairs, headers: request.headers, host },
    { credentials, now: new Date() },
  );
  bucketOf(call, bucket);
  const operation = operationOf(call);
  if (!operation) throw new S3Problem(405, 'MethodNotAllowed', 'The specified method is not allowed.');
  await operation(call);
}

/**
 * An S3 that refuses like S3: wrong or missing signatures, expired policies, types and sizes that were not
 * signed for. It has the operations that the product uses and stores objects on disk.
 */
export const s3Double = (settings: S3Settings): Answer =>
  withProblems((request, response) => answer(request, response, settings));
