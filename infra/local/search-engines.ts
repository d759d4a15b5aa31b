import type { ServerResponse } from 'node:http';
import { siteHeaders } from '../site-headers';
import { robots, siteMap } from '../site-pages';

const files: Readonly<Record<string, { type: string; text: (siteUrl: string) => string }>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', text: robots },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', text: siteMap },
};

/** Two files contain the site's address, so no build can include them. True if the call was for one. */
export function answerSearchEngine(
  { response, path }: { response: ServerResponse; path: string },
  siteUrl: string,
): boolean {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!file) return false;
  response.writeHead(200, { ...siteHeaders, 'content-type': file.type, 'cache-control': 'no-store' });
  response.end(file.text(siteUrl));
  return true;
}
