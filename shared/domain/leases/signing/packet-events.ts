import * as z from 'zod';
import { limits } from '../../limits';
import { canonicalJson } from '../canonical-json';
import { Instant, Sha256 } from '../moments';
import { ChainHead, Origin } from '../packet';

const line = z.string().max(limits.textCharacters);

export const PacketEventKind = z.enum([
  'created',
  'sent',
  'delivered',
  'bounced',
  'opened',
  'consented',
  'signed',
  'declined',
  'asked',
  'reminded',
  'sent-again',
  'voided',
  'expired',
  'completed',
  'sealed',
  'copied',
]);
export type PacketEventKind = z.infer<typeof PacketEventKind>;

/** Who acted and from where: a person, a signer, or a job by its name. */
export const Actor = z.object({ id: z.string(), name: line, origin: Origin });
export type Actor = z.infer<typeof Actor>;

/** An event as a command returns it, before it joins the packet's chain. */
export const EventDraft = z.object({
  term: z.number().int().min(1),
  version: z.number().int().min(1),
  kind: PacketEventKind,
  at: Instant,
  actor: Actor,
  /** The signer concerned. */
  signer: z.string().optional(),
  note: z.string().max(limits.descriptionCharacters).optional(),
});
export type EventDraft = z.infer<typeof EventDraft>;

/** One link of the chain: `before` is the previous event's hash, empty for the first (R17). */
export const PacketEvent = EventDraft.extend({
  seq: z.number().int().min(1),
  textHash: Sha256,
  before: ChainHead.shape.hash,
});
export type PacketEvent = z.infer<typeof PacketEvent>;

/** The text whose SHA-256 is an event's hash. */
export const eventText = (event: PacketEvent): string => canonicalJson(event);

/** Adds events to the end of a packet's chain; `hash` returns a text's SHA-256 in hexadecimal digits. */
export function chainEvents(
  { chain, textHash }: { readonly chain: z.infer<typeof ChainHead>; readonly textHash: string },
  drafts: readonly EventDraft[],
  hash: (text: string) => string,
): { readonly chain: z.infer<typeof ChainHead>; readonly events: readonly PacketEvent[] } {
  const events: PacketEvent[] = [];
  let head = chain;
  for (const draft of drafts) {
    const event: PacketEvent = { ...draft, seq: head.seq + 1, textHash, before: head.hash };
    events.push(event);
    head = { seq: event.seq, hash: hash(eventText(event)) };
  }
  return { chain: head, events };
}
