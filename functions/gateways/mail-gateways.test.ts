import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { queueMail } from './mail-queue';
import { sesMail } from './mail-ses';

const mail = { to: 'a@demo.test', subject: 'Héllo', text: 't', html: '<p>h</p>', replyTo: 'b@demo.test' };

describe('queueMail', () => {
  it('queues a mail, and a decoy with the same work', async () => {
    const client = new SQSClient({ region: 'us-east-1' });
    const sqs = mockClient(client);
    const queue = queueMail({ client, queueUrl: 'https://queue.test/1' });
    await queue.send(mail);
    await queue.send({ ...mail, to: undefined });
    const bodies = sqs
      .commandCalls(SendMessageCommand)
      .map(({ args }) => JSON.parse(args[0].input.MessageBody ?? ''));
    expect(bodies).toEqual([mail, { ...mail, to: undefined }]);
  });
});

describe('sesMail', () => {
  it('sends text and HTML to one person, and nothing for a decoy', async () => {
    const client = new SESv2Client({ region: 'us-east-1' });
    const ses = mockClient(client);
    const sender = sesMail({ client, from: 'post@keystead.test' });
    await sender.send(mail);
    await sender.send({ ...mail, to: undefined });
    expect(ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)).toMatchObject([
      {
        FromEmailAddress: 'post@keystead.test',
        Destination: { ToAddresses: ['a@demo.test'] },
        ReplyToAddresses: ['b@demo.test'],
        Content: {
          Simple: { Subject: { Data: 'Héllo' }, Body: { Text: { Data: 't' }, Html: { Data: '<p>h</p>' } } },
        },
      },
    ]);
  });
});
