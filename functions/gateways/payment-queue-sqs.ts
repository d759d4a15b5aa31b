import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { PaymentQueue } from './payment-queue';
import { requests } from './requests';

/** Into the queue that `functions/payments/worker` empties. */
export const sqsPaymentQueue = ({
  client = new SQSClient(requests),
  queueUrl,
}: {
  client?: SQSClient;
  queueUrl: string;
}): PaymentQueue => ({
  send: async (eventId) => {
    await client.send(
      new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify({ eventId }) }),
    );
  },
});
