import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, sendPage } from '../page';
import { docsPage } from './docs-page';
import { type OpenApi, openApi } from './openapi';

/** GET /docs and /docs/openapi.json, generated on the first call. True if the call was one of them. */
export function docsAt(
  siteUrl: string,
): (call: { request: IncomingMessage; response: ServerResponse; path: string }) => boolean {
  let made: OpenApi | undefined;
  return ({ request, response, path }) => {
    if ((path !== '/docs' && path !== '/docs/openapi.json') || request.method !== 'GET') return false;
    made ??= openApi({ siteUrl });
    if (path === '/docs') sendPage(response, { title: 'API', body: docsPage(made) });
    else sendJson(response, 200, made);
    return true;
  };
}
