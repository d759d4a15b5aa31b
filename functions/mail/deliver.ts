import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import type { Mail } from '../gateways/mail';
import { mailFromEnv } from '../runtime/deps/mail-delivery';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';

const QueuedMail = z.object({
  to: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
});

async function deliver(record: SQSRecord, mail: Mail): Promise<void> {
  const { to, replyTo, ...content } = QueuedMail.parse(JSON.parse(record.body));
  await mail.send({ ...content, to, ...(replyTo !== undefined && { replyTo }) });
}

/** Only failed mails go back to the queue; after the last try they end in the dead-letter queue. */
export const deliverWith =
  (mail: () => Promise<Mail>) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const sender = await mail();
    const results = await Promise.allSettled(Records.map((record) => deliver(record, sender)));
    const failed = results.flatMap((result, index) => {
      const messageId = Records[index]?.messageId;
      if (result.status === 'fulfilled' || messageId === undefined) return [];
      logger.error('mail not sent', { messageId, surprise: describeSurprise(result.reason) });
      return [{ itemIdentifier: messageId }];
    });
    return { batchItemFailures: failed };
  };

export const handler = deliverWith(mailFromEnv);
