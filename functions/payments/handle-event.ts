import type { Deps } from '../runtime/deps/deps';
import type { PaymentEvent } from '../table/billing/record';
import { type LookAt, lookAtFor } from './event-kinds';

/** Reads the provider's current state and updates ours. Repeats and order of events do not matter. */
export type Apply = (event: PaymentEvent, options: { now: Date }) => Promise<void>;
export type Applies = Readonly<Record<LookAt, Apply>>;

/** Handles a stored event, unless it is handled already or ignored. It is marked handled only after its
 * work, so a crash in between runs it again, which changes nothing more. */
export async function handleEvent(
  eventId: string,
  { deps, applies }: { deps: Pick<Deps, 'clock' | 'paymentEvents'>; applies: Applies },
): Promise<void> {
  const event = await deps.paymentEvents.byId(eventId);
  const looks = event ? lookAtFor(event.type) : [];
  if (!event || looks.length === 0 || event.status !== 'pending') return;
  const now = deps.clock.now();
  for (const look of looks) await applies[look](event, { now });
  await deps.paymentEvents.markHandled(event, { now });
}
