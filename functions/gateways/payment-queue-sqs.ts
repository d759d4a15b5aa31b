import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { PaymentQueue } from './payment-queue';
import { requests } from './requests';

/** Sends to the queue that `functions/payments/worker` reads. */
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
