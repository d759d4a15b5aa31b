import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody } from '../gateway/read-body';
import { sendJson } from '../page';
import type { Deliveries } from './webhooks/deliver';

const Mode = z.object({ mode: z.enum(['normal', 'duplicate', 'shuffle', 'late', 'never']) });

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, 16 * 1024);
  try {
    return body === 'too-large' ? undefined : JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function setMode(request: IncomingMessage, response: ServerResponse, deliveries: Deliveries) {
  const body = Mode.safeParse(await jsonOf(request));
  if (!body.success)
    return sendJson(response, 400, {
      success: 0,
      message: 'Send {"mode": "normal" | "duplicate" | "shuffle" | "late" | "never"}.',
    });
  deliveries.setMode(body.data.mode);
  sendJson(response, 200, { success: 1, mode: body.data.mode });
}

async function redeliver(response: ServerResponse, deliveries: Deliveries) {
  const planned = deliveries.redeliver();
  await deliveries.deliverDue();
  sendJson(response, 200, { success: 1, planned });
}

/** The switches that make webhook events misbehave. True when the call was one of them. */
export async function answerControls(
  call: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly path: string },
  deliveries: Deliveries,
): Promise<boolean> {
  const { request, response, path } = call;
  const name = `${request.method} ${path}`;
  if (name === 'POST /webhooks') await setMode(request, response, deliveries);
  else if (name === 'POST /webhooks/redeliver') await redeliver(response, deliveries);
  else return false;
  return true;
}
