import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import type { LocalClock } from './clock';
import { readBody } from './gateway/read-body';
import type { Outbox } from './mail/outbox';
import { outboxPage } from './mail/outbox-page';
import { sendJson, sendPage } from './page';

/** Scheduled jobs by name, for POST /local/jobs/<name>; each returns what it did. */
export type Jobs = Readonly<Record<string, () => Promise<unknown>>>;

export type LocalRoutes = {
  readonly clock: LocalClock;
  readonly outbox: Outbox;
  readonly siteUrl: string;
  readonly jobs: () => Promise<Jobs>;
  /** Runs after a clock change, so that the payment provider's renewals catch up. */
  readonly clockMoved?: () => Promise<unknown>;
};

const ClockBody = z.object({ now: z.union([z.null(), z.iso.datetime({ offset: true })]) });

/** This browser's address for us, if its Host header looks like one. */
const hereOf = ({ headers }: IncomingMessage, siteUrl: string): string =>
  /^[\w.[\]:-]{1,255}$/.test(headers.host ?? '') ? `http://${headers.host}` : siteUrl;

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, 16 * 1024);
  try {
    return body === 'too-large' ? undefined : JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function showOutbox(request: IncomingMessage, response: ServerResponse, routes: LocalRoutes) {
  const mails = await routes.outbox.list();
  if (!(request.headers.accept ?? '').includes('text/html')) return sendJson(response, 200, mails);
  const { siteUrl } = routes;
  sendPage(response, {
    title: 'Mail outbox',
    body: outboxPage(mails, { siteUrl, here: hereOf(request, siteUrl) }),
  });
}

async function setClock(
  request: IncomingMessage,
  response: ServerResponse,
  { clock, clockMoved }: LocalRoutes,
) {
  const body = ClockBody.safeParse(await jsonOf(request));
  if (!body.success)
    return sendJson(response, 400, { success: 0, message: 'Send {"now": "<ISO time>"} or {"now": null}.' });
  clock.set(body.data.now === null ? null : new Date(body.data.now));
  await clockMoved?.();
  sendJson(response, 200, { success: 1, now: clock.now().toISOString() });
}

async function runJob(name: string, response: ServerResponse, routes: LocalRoutes) {
  const jobs = await routes.jobs();
  const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
  if (!job) return sendJson(response, 404, { success: 0, message: 'No such job.', jobs: Object.keys(jobs) });
  sendJson(response, 200, { success: 1, result: (await job()) ?? null });
}

/** The local helpers under /local (decisions): outbox, clock, jobs. True if the call was one of them. */
export async function answerLocal(
  call: { request: IncomingMessage; response: ServerResponse; path: string },
  routes: LocalRoutes,
): Promise<boolean> {
  const { request, response, path } = call;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (path === '/local/outbox' && isRead) await showOutbox(request, response, routes);
  else if (path === '/local/clock' && isRead)
    sendJson(response, 200, { now: routes.clock.now().toISOString() });
  else if (path === '/local/clock' && request.method === 'POST') await setClock(request, response, routes);
  else if (path.startsWith('/local/jobs/') && request.method === 'POST')
    await runJob(path.slice('/local/jobs/'.length), response, routes);
  else return false;
  return true;
}
