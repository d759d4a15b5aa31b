import { env } from '../../infra/env';
import { type Clock, systemClock } from '../gateways/clock';
import type { PaymentQueue } from '../gateways/payment-queue';
import { sqsPaymentQueue } from '../gateways/payment-queue-sqs';
import { required } from '../runtime/deps-settings';
import { logger } from '../runtime/logger';
import { documentClient } from '../table/client';
import type { PaymentEvents } from '../table/payment-events';
import { stores } from '../table/stores';

/** What is younger is still on its way through the queue. */
const waitMilliseconds = 10 * 60_000;
const atOnce = 500;

export type PaymentSweepDeps = {
  readonly clock: Clock;
  readonly paymentEvents: Pick<PaymentEvents, 'pendingUntil'>;
  readonly paymentQueue: PaymentQueue;
};

/** Queues what was kept and not handled: a queue that was away, or a process that died between keeping and queueing. Twice does no harm. */
export const sweepPaymentsWith =
  (deps: () => PaymentSweepDeps, { olderThan = waitMilliseconds } = {}) =>
  async (): Promise<{ queued: number }> => {
    const { clock, paymentEvents, paymentQueue } = deps();
    const receivedUntil = new Date(clock.now().getTime() - olderThan).toISOString();
    const eventIds = await paymentEvents.pendingUntil({ receivedUntil, limit: atOnce });
    for (const eventId of eventIds) await paymentQueue.send(eventId);
    logger.info('swept payment events', { queued: eventIds.length });
    return { queued: eventIds.length };
  };

export const handler = sweepPaymentsWith(() => ({
  clock: systemClock,
  paymentQueue: sqsPaymentQueue({ queueUrl: required(env.paymentQueueUrl) }),
  ...stores({ client: documentClient(), tableName: required(env.tableName) }),
}));
