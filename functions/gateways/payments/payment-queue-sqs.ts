import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { requestIdNow } from '../request-id';
import { requests } from '../requests';
import type { PaymentQueue } from './payment-queue';

/** Sends to the queue that `functions/payments/worker` reads. */
export const sqsPaymentQueue = ({
  client = new SQSClient(requests),
  queueUrl,
}: {
  client?: SQSClient;
  queueUrl: string;
}): PaymentQueue => ({
  send: async (eventId) => {
    const MessageBody = JSON.stringify({ eventId, requestId: requestIdNow() });
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));
  },
});
