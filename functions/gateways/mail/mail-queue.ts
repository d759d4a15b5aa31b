import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { requestIdNow } from '../request-id';
import { requests } from '../requests';
import type { Mail } from './mail';

/** Queues mail for `functions/mail/deliver`; a decoy takes the same path and is dropped there. */
export const queueMail = ({
  client = new SQSClient(requests),
  queueUrl,
}: {
  client?: SQSClient;
  queueUrl: string;
}): Mail => ({
  send: async (mail) => {
    const MessageBody = JSON.stringify({ ...mail, requestId: requestIdNow() });
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));
  },
});
