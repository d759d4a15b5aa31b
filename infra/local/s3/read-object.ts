import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileHeaders, framedPolicy } from '../../site-headers';
import type { StoredObject } from './objects';
import { S3Problem } from './problem';

const safety = { ...fileHeaders, 'cross-origin-resource-policy': 'same-origin' } as const;

const framedSafety = {
  ...safety,
  'content-security-policy': framedPolicy("'self'"),
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** `bytes=a-b`, `bytes=a-`, `bytes=-n`: first and last byte, inclusive; undefined for the whole object. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!parts || (parts[1] === '' && parts[2] === '')) return undefined;
  const from = parts[1] === '' ? Math.max(0, size - Number(parts[2])) : Number(parts[1]);
  const to = parts[1] === '' || parts[2] === '' ? size - 1 : Math.min(Number(parts[2]), size - 1);
  if (from >= size || from > to)
    throw new S3Problem(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { from, to };
}

/** GetObject and HeadObject: whole or a range, with the headers that a signed link may override. */
export async function sendObject(
  call: { request: IncomingMessage; response: ServerResponse; query: ReadonlyMap<string, string> },
  { head, bytes }: StoredObject,
): Promise<void> {
  const { request, response, query } = call;
  const overrides = Object.fromEntries(
    ['content-type', 'content-disposition', 'cache-control', 'content-language', 'expires'].flatMap(
      (name) => {
        const value = query.get(`response-${name}`);
        return value === undefined ? [] : [[name, value]];
      },
    ),
  );
  const headers = {
    'content-type': head.contentType,
    'content-disposition': 'inline',
    ...head.headers,
    ...overrides,
    ...(overrides['content-type'] === 'application/pdf' ? framedSafety : safety),
    etag: head.etag,
    'last-modified': new Date(head.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (request.headers['if-none-match'] === head.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = rangeOf(request.headers.range, head.size);
  const length = range ? range.to - range.from + 1 : head.size;
  const body = request.method === 'HEAD' ? undefined : await bytes(range?.from, range?.to);
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': length,
    ...(range ? { 'content-range': `bytes ${range.from}-${range.to}/${head.size}` } : {}),
  });
  response.end(body);
}
