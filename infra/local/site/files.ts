import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const compressible = /^(text\/|application\/(json|manifest\+json)|image\/svg)/;
const leastWorthCompressing = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';
export type SiteFile = {
  readonly contentType: string;
  readonly etag: string;
  body(encoding: Encoding): Promise<Buffer>;
  readonly encodings: readonly Encoding[];
};

const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

const compress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(bytes);
  if (encoding === 'gzip') return squeeze(bytes, { level: 9 });
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
};

async function load(path: string, etag: string): Promise<SiteFile> {
  const bytes = await readFile(path);
  const contentType = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const shrinks = compressible.test(contentType) && bytes.length >= leastWorthCompressing;
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    contentType,
    etag,
    encodings: shrinks ? ['br', 'gzip', 'identity'] : ['identity'],
    body(encoding) {
      const known = made.get(encoding) ?? compress(encoding, bytes);
      made.set(encoding, known);
      return known;
    },
  };
}

/** The built web app's files, read and compressed once until they change. `find` may return undefined. */
export function siteFiles(root: string): { find(path: string): Promise<SiteFile | undefined> } {
  const kept = new Map<string, { etag: string; file: Promise<SiteFile> }>();
  return {
    async find(path) {
      const inside = normalize(join(root, path));
      if (!inside.startsWith(root + sep) || path.includes('\0')) return undefined;
      const found = await stat(inside).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
      const known = kept.get(inside);
      if (known?.etag === etag) return known.file;
      const file = load(inside, etag);
      kept.set(inside, { etag, file });
      return file;
    },
  };
}
