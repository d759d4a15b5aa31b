import type { SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { inRequest } from '../gateways/request-id';
import { logger } from './logger';
import { describeSurprise } from './pipeline/describe-surprise';

const Caused = z.object({ requestId: z.string().optional() });

/** The words of the log's line for each message. */
type Says = { readonly done: string; readonly failed: string };

/** Works off a queue's messages, each under the id of the call that sent it. Only failed ones go back to the
 * queue; after the last try they end in the dead-letter queue. */
export async function handleBatch(
  { Records }: SQSEvent,
  says: Says,
  handle: (body: unknown) => Promise<void>,
): Promise<SQSBatchResponse> {
  const tryOne = async ({ messageId, body }: SQSRecord): Promise<SQSBatchItemFailure[]> => {
    let requestId: string | undefined;
    try {
      const message: unknown = JSON.parse(body);
      requestId = Caused.parse(message).requestId;
      await inRequest(requestId, () => handle(message));
      logger.info(says.done, { messageId, requestId });
      return [];
    } catch (error) {
      logger.error(says.failed, { messageId, requestId, surprise: describeSurprise(error) });
      return [{ itemIdentifier: messageId }];
    }
  };
  const failed = await Promise.all(Records.map(tryOne));
  return { batchItemFailures: failed.flat() };
}
