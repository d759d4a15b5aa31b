import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { lookAtFor } from './event-kinds';

/**
 * A webhook event of the payment provider: checked over its raw body, kept by its id, queued, acknowledged; what it means is worked out from the
 * queue. A repeat of one that still waits is queued again, since the first time may have broken off in between.
 */
export const receiveEvent: Handler<Contract['payments']['receiveEvent']> = async (request, deps) => {
  const { raw, now } = request;
  const event = await deps.payments.readEvent(raw.text, raw.headers['stripe-signature'] ?? '', now);
  if (!event) throw refuse('bad-signature');
  const status = lookAtFor(event.type) ? 'pending' : 'ignored';
  const kept = await deps.paymentEvents.keep({ ...event, receivedAt: now.toISOString(), status });
  if (kept.status === 'pending') await deps.paymentQueue.send(kept.eventId);
  return { success: 1, received: true };
};
