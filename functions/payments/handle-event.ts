import type { Deps } from '../runtime/deps/deps';
import type { PaymentEvent } from '../table/billing/record';
import { type LookAt, lookAtFor } from './event-kinds';

/** What is done about a webhook event: reads the present state at the provider and writes ours after it, however often and in whatever order. */
export type Apply = (event: PaymentEvent, options: { now: Date }) => Promise<void>;
export type Applies = Readonly<Record<LookAt, Apply>>;

/**
 * Handles a kept event by its id. One that is handled already, or that we do nothing about, is left alone. It is marked handled only after
 * its work was done: a crash in between leaves it to be handled again, which changes nothing more.
 */
export async function handleEvent(
  eventId: string,
  { deps, applies }: { deps: Pick<Deps, 'clock' | 'paymentEvents'>; applies: Applies },
): Promise<void> {
  const event = await deps.paymentEvents.byId(eventId);
  const lookAt = event && lookAtFor(event.type);
  if (!event || !lookAt || event.status !== 'pending') return;
  const now = deps.clock.now();
  await applies[lookAt](event, { now });
  await deps.paymentEvents.markHandled(event, { now });
}
