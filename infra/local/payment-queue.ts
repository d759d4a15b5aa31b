import { AsyncResource } from 'node:async_hooks';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { PaymentQueue } from '../../functions/gateways/payments/payment-queue';

/** The worker as Lambda runs it. */
export type Worker = (event: SQSEvent) => Promise<SQSBatchResponse>;

export type LocalPaymentQueue = PaymentQueue & {
  /** Resolves once no event is being handled; pending retries are left to the next start. */
  stop(): Promise<void>;
};

/** Milliseconds before each retry, like SQS redelivery. After the last one, the next start retries. */
const waits = [200, 1_000, 5_000, 30_000, 120_000];

const recordOf = (eventId: string): SQSRecord => ({
  messageId: eventId,
  body: JSON.stringify({ eventId }),
  receiptHandle: '',
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'local',
  eventSourceARN: '',
  awsRegion: 'local',
});

/**
 * A local SQS: sends each message to the same worker in the background, and retries failures with growing
 * delays. It keeps nothing over a restart: pending events are in the table, and a start queues them.
 */
export function localPaymentQueue(worker: Worker, delays: readonly number[] = waits): LocalPaymentQueue {
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  const later = (eventId: string, attempt: number): void => {
    const delay = delays[attempt];
    if (delay === undefined || isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      begin(eventId, attempt + 1);
    }, delay);
    timer.unref();
    timers.add(timer);
  };

  const handle = async (eventId: string, attempt: number): Promise<void> => {
    const { batchItemFailures } = await worker({ Records: [recordOf(eventId)] });
    if (batchItemFailures.length > 0) later(eventId, attempt);
  };

  // Like a worker on AWS, it knows nothing of whoever sent the message.
  const begin = AsyncResource.bind((eventId: string, attempt: number): void => {
    if (isStopped) return;
    const work: Promise<void> = handle(eventId, attempt)
      .catch(() => later(eventId, attempt))
      .finally(() => running.delete(work));
    running.add(work);
  });

  return {
    send: async (eventId) => begin(eventId, 0),
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await Promise.all(running);
    },
  };
}
