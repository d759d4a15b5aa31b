import * as z from 'zod';
import type { Deliveries } from './webhooks/deliver-events';

const Mode = z.object({ mode: z.enum(['normal', 'duplicate', 'shuffle', 'late', 'never']) });
type Answer = { readonly status: number; readonly body: object };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function setMode(deliveries: Deliveries, text: string): Answer {
  const read = Mode.safeParse(parseJson(text));
  if (!read.success) {
    const message = 'Send {"mode": "normal" | "duplicate" | "shuffle" | "late" | "never"}.';
    return { status: 400, body: { success: 0, message } };
  }
  deliveries.setMode(read.data.mode);
  return { status: 200, body: { success: 1, mode: read.data.mode } };
}

async function redeliver(deliveries: Deliveries): Promise<Answer> {
  const planned = deliveries.redeliver();
  await deliveries.deliverDue();
  return { status: 200, body: { success: 1, planned } };
}

/** Switches that disturb webhook delivery; undefined if the call is none of them. */
export async function answerControls(
  { call, text }: { readonly call: string; readonly text: string },
  deliveries: Deliveries,
): Promise<Answer | undefined> {
  if (call === 'POST /webhooks') return setMode(deliveries, text);
  if (call === 'POST /webhooks/redeliver') return redeliver(deliveries);
  return undefined;
}
