import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { appliesWith } from './applies';
import { handleEvent } from './handle-event';

const Queued = z.object({ eventId: z.string().min(1) });

async function handleRecord(record: SQSRecord, deps: Deps): Promise<void> {
  const { eventId } = Queued.parse(JSON.parse(record.body));
  await handleEvent(eventId, { deps, applies: appliesWith(deps) });
}

/** Only failed events go back to the queue; after the last try they end in the dead-letter queue. */
export const workWith =
  (given: () => Deps) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const deps = given();
    const results = await Promise.allSettled(Records.map((record) => handleRecord(record, deps)));
    const failed = results.flatMap((result, index) => {
      const messageId = Records[index]?.messageId;
      if (result.status === 'fulfilled' || messageId === undefined) return [];
      logger.error('payment event not handled', { messageId, surprise: describeSurprise(result.reason) });
      return [{ itemIdentifier: messageId }];
    });
    return { batchItemFailures: failed };
  };

export const handler = workWith(depsFromEnv({ payments }));
