import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { signBureauEvent } from '../../../functions/gateways/screening/bureau-events';
import type { BureauKeys } from '../../../functions/gateways/screening/bureau-http';
import { writeAtomically } from '../atomic-file';
import type { LocalClock } from '../clock';
import { readBody } from '../gateway/read-body';
import { sendJson } from '../page';
import { simulatedReport, unknownName } from './simulated-report';

/** The bureau's double is on the product's own origin. */
export const bureauMount = '/local/bureau';

const Reference = z.object({ reference: z.string().regex(/^[\w-]{1,100}$/) });
const Order = Reference.extend({
  subject: z.object({ name: z.string(), email: z.string(), birthDate: z.string(), address: z.string() }),
});
/** Without a subject: it was canceled before it was ordered. */
const Kept = Order.partial({ subject: true }).extend({ id: z.string(), isCanceled: z.boolean().optional() });

/** Milliseconds before each try to tell the product that a report is ready. */
const waits = [300, 2_000, 10_000, 60_000] as const;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const body = await readBody(request, 16 * 1024);
  return body === 'too-large' ? undefined : parsed(body.toString('utf8'));
};

type Options = {
  readonly folder: string;
  readonly keys: BureauKeys;
  /** Where the product takes messages. */
  readonly webhook: string;
  readonly clock: LocalClock;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A bureau whose reports are made up and say so. A repeated reference is the same order. */
export async function openBureau({ folder, keys, webhook, clock }: Options) {
  await mkdir(folder, { recursive: true });
  const timers = new Set<NodeJS.Timeout>();
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const kept = async (id: string) =>
    Kept.safeParse(parsed(await readFile(fileOf(id), 'utf8').catch(() => ''))).data;

  const tell = async (id: string): Promise<boolean> => {
    const text = JSON.stringify({ type: 'report.ready', bureauId: id, eventId: randomUUID() });
    const signature = signBureauEvent({ secret: keys.webhookSecret, text, now: clock.now() });
    const headers = { 'content-type': 'application/json', 'bureau-signature': signature };
    return (await fetch(webhook, { method: 'POST', headers, body: text })).ok;
  };
  const tellLater = (id: string, [wait, ...later]: readonly number[]): void => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      tell(id)
        .catch(() => false)
        .then((isTaken) => !isTaken && tellLater(id, later));
    }, wait);
    timer.unref();
    timers.add(timer);
  };

  const keep = (one: z.infer<typeof Kept>) =>
    writeAtomically(fileOf(one.id), JSON.stringify(one), { mode: 0o600 });
  const order = async (request: IncomingMessage, response: ServerResponse) => {
    const read = Order.safeParse(await bodyOf(request));
    if (!read.success) return sendJson(response, 400, { message: 'The order could not be read.' });
    const id = `sim_${read.data.reference}`;
    if (!(await kept(id))?.isCanceled) {
      await keep({ ...read.data, id });
      tellLater(id, waits);
    }
    sendJson(response, 200, { id });
  };
  const cancel = async (request: IncomingMessage, response: ServerResponse) => {
    const read = Reference.safeParse(await bodyOf(request));
    if (!read.success) return sendJson(response, 400, { message: 'The cancellation could not be read.' });
    const id = `sim_${read.data.reference}`;
    const found = await kept(id);
    await keep({ ...read.data, ...found, id, isCanceled: true });
    sendJson(response, 200, found?.subject ? { id } : {});
  };
  const report = async (id: string, response: ServerResponse) => {
    const found = /^sim_[\w-]{1,100}$/.test(id) ? await kept(id) : undefined;
    if (!found) return sendJson(response, 404, { message: 'No such order.' });
    if (!found.subject || found.isCanceled || found.subject.name === unknownName)
      return sendJson(response, 200, { state: 'failed' });
    sendJson(response, 200, { state: 'ready', report: simulatedReport(found.subject) });
  };

  return {
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const path = (request.url ?? '').split('?')[0]?.slice(bureauMount.length) ?? '';
      if (request.headers.authorization !== `Bearer ${keys.apiKey}`)
        return sendJson(response, 401, { message: 'This simulated bureau takes the product’s key alone.' });
      if (request.method === 'POST' && path === '/orders') return order(request, response);
      if (request.method === 'POST' && path === '/cancellations') return cancel(request, response);
      if (request.method === 'GET' && path.startsWith('/orders/'))
        return report(decodeURIComponent(path.slice('/orders/'.length)), response);
      sendJson(response, 404, { message: 'Not found.' });
    },
    stop: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
export type BureauDouble = Awaited<ReturnType<typeof openBureau>>;
