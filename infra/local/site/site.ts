import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { contentSecurityPolicy, siteCaching, siteHeaders } from '../../site-headers';
import { appPage, ownPages } from '../../site-pages';
import { type Encoding, siteFiles } from './files';

type Files = ReturnType<typeof siteFiles>;

const accepted = (request: IncomingMessage, offered: readonly Encoding[]): Encoding => {
  const wanted = String(request.headers['accept-encoding'] ?? '');
  return (
    offered.find((encoding) => encoding === 'identity' || new RegExp(`\\b${encoding}\\b`).test(wanted)) ??
    'identity'
  );
};

/** A path whose last part has no dot is a screen's address, as the CloudFront function of a deployed stage has it. */
const isScreen = (path: string): boolean => !(path.split('/').at(-1) ?? '').includes('.');

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file of an address: its own, the page written for it, or the app's. A build without that page still has the app's. */
const fileFor = async ({ files, path, screen }: { files: Files; path: string; screen: boolean }) => {
  if (!screen) return files.find(path);
  return (await files.find(ownPages[path] ?? appPage)) ?? files.find(appPage);
};

const policy = contentSecurityPolicy();

/** The web app as CloudFront serves it: files by path, the prerendered pages, index.html for every other screen's address, its headers, caching and compression. */
export function site(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = siteFiles(resolve(folder));
  const headers = { ...siteHeaders, 'content-security-policy': policy };
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
      return;
    }
    const path = decoded(request.url?.split('?')[0] ?? '/');
    const screen = path !== undefined && isScreen(path);
    const file = path === undefined ? undefined : await fileFor({ files, path, screen });
    if (!file) {
      response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const encoding = accepted(request, file.encodings);
    const isHashed = !screen && path?.startsWith('/assets/');
    const sent = {
      ...headers,
      'content-type': file.contentType,
      'cache-control': isHashed ? siteCaching.hashed : siteCaching.page,
      vary: 'Accept-Encoding',
      etag: file.etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, sent).end();
      return;
    }
    const body = await file.body(encoding);
    response.writeHead(200, { ...sent, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
