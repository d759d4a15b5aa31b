import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { defined } from '../../shared/domain/defined';
import type { Mail } from '../gateways/mail/mail';
import { mailFromEnv } from '../runtime/deps/mail-delivery';
import { handleBatch } from '../runtime/handle-batch';

const QueuedMail = z.object({
  to: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  calendar: z.string().optional(),
  logo: z.string().optional(),
  tags: z.record(z.string(), z.string()).optional(),
});
const says = { done: 'mail sent', failed: 'mail not sent' };

export const deliverWith =
  (mail: () => Promise<Mail>) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const sender = await mail();
    return handleBatch(event, says, async (body) => {
      const { to, replyTo, calendar, logo, tags, ...content } = QueuedMail.parse(body);
      await sender.send({ ...content, to, ...defined({ replyTo, calendar, logo, tags }) });
    });
  };

export const handler = deliverWith(mailFromEnv);
