import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import type { Deps } from '../runtime/deps';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withMail } from '../runtime/deps-with-mail';
import { withPayments } from '../runtime/deps-with-payments';
import { withStores } from '../runtime/deps-with-stores';
import { describeSurprise } from '../runtime/describe-surprise';
import { logger } from '../runtime/logger';
import { appliesWith } from './applies';
import { handleEvent } from './handle-event';

const Queued = z.object({ eventId: z.string().min(1) });

async function handleRecord(record: SQSRecord, deps: Deps): Promise<void> {
  const { eventId } = Queued.parse(JSON.parse(record.body));
  await handleEvent(eventId, { deps, applies: appliesWith(deps) });
}

/** Handles a batch of the queue of notices. What fails goes back alone: to be tried again, and after the last try to the dead-letter queue. */
export const workWith =
  (deps: () => Promise<Deps> | Deps) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const given = await deps();
    const results = await Promise.allSettled(Records.map((record) => handleRecord(record, given)));
    const failed = results.flatMap((result, index) => {
      const messageId = Records[index]?.messageId;
      if (result.status === 'fulfilled' || messageId === undefined) return [];
      logger.error('notice not handled', { messageId, surprise: describeSurprise(result.reason) });
      return [{ itemIdentifier: messageId }];
    });
    return { batchItemFailures: failed };
  };

export const handler = workWith(
  depsFromEnv(
    withStores(() => import('./worker-stores')),
    withPayments,
    withMail,
  ),
);
