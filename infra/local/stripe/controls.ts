import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody } from '../gateway/read-body';
import { sendJson } from '../page';
import type { Deliveries } from './webhooks/deliver';

const Mode = z.object({ mode: z.enum(['normal', 'duplicate', 'shuffle', 'late', 'never']) });
const Redeliver = z.object({ event: z.string().optional() });

export type Controls = {
  readonly deliveries: Deliveries;
  advance(): Promise<number>;
  /** Bank debits under way arrive (or fail) now. */
  settle(): Promise<number>;
};

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, 16 * 1024);
  try {
    return body === 'too-large' || body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const bad = (response: ServerResponse, message: string): void =>
  sendJson(response, 400, { success: 0, message });

async function setMode(request: IncomingMessage, response: ServerResponse, { deliveries }: Controls) {
  const body = Mode.safeParse(await jsonOf(request));
  if (!body.success)
    return bad(response, 'Send {"mode": "normal" | "duplicate" | "shuffle" | "late" | "never"}.');
  deliveries.setMode(body.data.mode);
  sendJson(response, 200, { success: 1, mode: body.data.mode });
}

async function redeliver(request: IncomingMessage, response: ServerResponse, { deliveries }: Controls) {
  const body = Redeliver.safeParse(await jsonOf(request));
  if (!body.success) return bad(response, 'Send {} or {"event": "evt_…"}.');
  const planned = deliveries.redeliver(body.data.event);
  await deliveries.deliverDue();
  sendJson(response, 200, { success: 1, planned });
}

const listed = ({ deliveries }: Controls) => deliveries.list().map(({ body: _, ...delivery }) => delivery);

/** The switches under `/local/stripe`: webhooks as they should misbehave, and time. True when the call was one of them. */
export async function answerControls(
  call: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly path: string },
  controls: Controls,
): Promise<boolean> {
  const { request, response, path } = call;
  const name = `${request.method} ${path}`;
  if (name === 'GET /webhooks') sendJson(response, 200, { success: 1, deliveries: listed(controls) });
  else if (name === 'POST /webhooks') await setMode(request, response, controls);
  else if (name === 'POST /webhooks/redeliver') await redeliver(request, response, controls);
  else if (name === 'POST /advance')
    sendJson(response, 200, { success: 1, played: await controls.advance() });
  else if (name === 'POST /settle') sendJson(response, 200, { success: 1, settled: await controls.settle() });
  else return false;
  return true;
}
