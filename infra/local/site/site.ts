import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { contentSecurityPolicy, decoder, siteCaching, siteHeaders } from '../../site-headers';
import { appPage, ownPages, previewAgents, previewed } from '../../site-pages';
import { type Encoding, siteFiles } from './files';

type Files = ReturnType<typeof siteFiles>;

const accepted = (request: IncomingMessage, offered: readonly Encoding[]): Encoding => {
  const wanted = String(request.headers['accept-encoding'] ?? '');
  return (
    offered.find((encoding) => encoding === 'identity' || new RegExp(`\\b${encoding}\\b`).test(wanted)) ??
    'identity'
  );
};

/** Without a dot in its last part, a path is a screen, as in the CloudFront function of a deployed stage. */
const isScreen = (path: string): boolean => !(path.split('/').at(-1) ?? '').includes('.');

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file for an address: its own, its prerendered page, or the app page if the build has none. */
const fileFor = async ({ files, path, screen }: { files: Files; path: string; screen: boolean }) => {
  if (!screen) return files.find(path);
  return (await files.find(ownPages[path] ?? appPage)) ?? files.find(appPage);
};

const pagePolicy = contentSecurityPolicy();

/** As CloudFront sends it: one file has a policy of its own. */
const policyOf = (path: string | undefined): string =>
  path?.startsWith(decoder.path) ? decoder.contentSecurityPolicy : pagePolicy;

const readsNoScript = new RegExp(previewAgents, 'i');

/** Where a program that shows links finds the card of a home; undefined for people and other pages. */
function cardFor({ url = '/', headers }: IncomingMessage): string | undefined {
  const [path, query] = url.split('?');
  if (path !== previewed.page || !readsNoScript.test(String(headers['user-agent'] ?? ''))) return undefined;
  const named = new URLSearchParams(query).get(previewed.parameter);
  return named ? `${previewed.card}${encodeURIComponent(named)}` : undefined;
}

/** Serves the web app like CloudFront: files, prerendered pages, index.html for screens, headers, caching. */
export function site(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = siteFiles(resolve(folder));
  return async (request, response) => {
    const path = decoded(request.url?.split('?')[0] ?? '/');
    const headers = { ...siteHeaders, 'content-security-policy': policyOf(path) };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
      return;
    }
    const card = cardFor(request);
    if (card !== undefined) {
      response.writeHead(302, { ...headers, location: card }).end();
      return;
    }
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
