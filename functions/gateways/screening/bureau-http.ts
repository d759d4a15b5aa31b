import * as z from 'zod';
import { Report } from '../../../shared/domain/screening/report';
import { refuse } from '../../../shared/wire/refusals';
import type { Bureau } from './bureau';
import { isBureauEvent } from './bureau-events';

/** The bureau's address and keys, and whom a notice names, as Secrets Manager holds them. */
export const BureauKeys = z.object({
  apiUrl: z.url(),
  apiKey: z.string().min(16),
  webhookSecret: z.string().min(16),
  agencyName: z.string().min(1),
  agencyContact: z.string().min(1),
});
export type BureauKeys = z.infer<typeof BureauKeys>;

/** What the bureau sends: only which order to look at is read. */
export const BureauEvent = z.object({ bureauId: z.string().min(1).max(200) });
const Ordered = z.object({ id: z.string().min(1).max(200) });
const TakenBack = z.object({ id: Ordered.shape.id.optional() });
const Made = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('failed') }),
  z.object({ state: z.literal('ready'), report: Report }),
]);

const timeoutMilliseconds = 8_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A bureau that speaks JSON over HTTP. `former`: the keys before these; what they sign still counts. */
export function httpBureau(keys: BureauKeys, former?: BureauKeys): Bureau {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    try {
      const response = await fetch(`${keys.apiUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${keys.apiKey}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (!response.ok) throw new Error(`The bureau answered ${response.status}`);
      return await response.json();
    } catch (cause) {
      const away = refuse('bureau-away');
      away.cause = cause;
      throw away;
    }
  };
  return {
    order: async (order) => ({ bureauId: Ordered.parse(await call('/orders', order)).id }),
    takeBack: async (reference) => {
      const { id } = TakenBack.parse(await call('/cancellations', { reference }));
      return id === undefined ? undefined : { bureauId: id };
    },
    report: async (bureauId) => {
      const made = Made.parse(await call(`/orders/${encodeURIComponent(bureauId)}`));
      if (made.state === 'failed') return 'failed';
      return made.state === 'ready' ? made.report : undefined;
    },
    readEvent: async (message) =>
      [keys, former].some((each) => each && isBureauEvent(message, each.webhookSecret))
        ? BureauEvent.safeParse(parsed(message.text)).data
        : undefined,
    agency: async () => ({ name: keys.agencyName, contact: keys.agencyContact }),
  };
}
