import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { lookAtFor } from './event-kinds';

/** Verifies a webhook event over its raw body, stores it, queues it and acknowledges it. A repeat of a
 * pending event is queued again, since the first try may have broken off. */
export const receiveEvent: Handler<Contract['payments']['receiveEvent']> = async (request, deps) => {
  const { raw, now } = request;
  const event = await deps.payments.readEvent(raw.text, raw.headers['stripe-signature'] ?? '', now);
  if (!event) throw refuse('bad-signature');
  const status = lookAtFor(event.type).length > 0 ? 'pending' : 'ignored';
  const kept = await deps.paymentEvents.keep({ ...event, receivedAt: now.toISOString(), status });
  if (kept.status === 'pending') await deps.paymentQueue.send(kept.eventId);
  return { success: 1, received: true };
};
