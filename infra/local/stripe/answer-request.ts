import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../gateway/read-body';
import { isFromElsewhere } from '../own-origin';
import { sendJson } from '../page';
import { answerControls } from './answer-controls';
import { answerApiCall } from './core/answer-api-call';
import type { Context } from './core/context';
import type { Store } from './core/store';
import { answerPage } from './pages/answer-page';
import { sendHostedPage } from './pages/send-page';
import type { Deliveries } from './webhooks/deliver-events';

type Options = {
  readonly store: Store;
  readonly secret: string;
  readonly mount: string;
  readonly deliveries: Deliveries;
  readonly contextFor: (account?: string) => Context;
  /** Every answer waits until its changes are on disk. */
  readonly save: () => Promise<void>;
};

const maxBodyBytes = 1024 * 1024;

/** Answers a call of the API, a switch, or a hosted page. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { store, secret, mount, deliveries, contextFor, save }: Options,
): Promise<void> {
  const { method = '', headers } = request;
  const [address = '', query = ''] = (request.url ?? '').split('?', 2);
  const path = address.slice(mount.length) || '/';
  const isApi = path.startsWith('/v1/');
  // Another site's page must not pay or cancel here.
  if (!isApi && isFromElsewhere(request))
    return sendJson(response, 403, { success: 0, message: 'Only from this machine’s own pages.' });
  const body = method === 'POST' ? await readBody(request, maxBodyBytes) : '';
  if (body === 'too-large') return sendJson(response, 413, { success: 0, message: 'Too large.' });
  const text = body.toString('utf8');
  if (isApi) {
    const form = method === 'POST' ? text : query;
    const answer = answerApiCall({ method, path, form, headers }, { store, secret, contextFor });
    await save();
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    return sendJson(response, answer.status, answer.body);
  }
  const control = await answerControls({ call: `${method} ${path}`, text }, deliveries);
  if (control) {
    await save();
    return sendJson(response, control.status, control.body);
  }
  const page = await answerPage({
    context: contextFor(),
    method,
    parts: path.split('/').filter(Boolean),
    query: new URLSearchParams(query),
    form: Object.fromEntries(new URLSearchParams(text)),
  });
  await save();
  sendHostedPage(response, page);
}
