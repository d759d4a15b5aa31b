import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, vi } from 'vitest';
import { sqsPaymentQueue } from '../payments/payment-queue-sqs';
import { inRequest } from '../request-id';
import { queueMail } from './mail-queue';
import { pacedClient, sesMail } from './mail-ses';

const mail = { to: 'a@demo.test', subject: 'Héllo', text: 't', html: '<p>h</p>', replyTo: 'b@demo.test' };

const noFiles = { peek: async () => undefined };

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

  it('sends the id of the call along, to both queues', async () => {
    const client = new SQSClient({ region: 'us-east-1' });
    const sqs = mockClient(client);
    const given = { client, queueUrl: 'https://queue.test/1' };
    await inRequest('req_1', () => queueMail(given).send(mail));
    await inRequest('req_2', () => sqsPaymentQueue(given).send('evt_1'));
    const bodies = sqs.commandCalls(SendMessageCommand).map(({ args }) => args[0].input.MessageBody);
    expect(bodies.map((body = '') => JSON.parse(body))).toEqual([
      { ...mail, requestId: 'req_1' },
      { eventId: 'evt_1', requestId: 'req_2' },
    ]);
  });
});

describe('sesMail', () => {
  it('sends again what SES finds too fast, eight times in all', async () => {
    const asked: number[] = [];
    const server = createServer((request, response) => {
      asked.push(asked.length);
      const status = asked.length < 3 ? 429 : 200;
      const headers = status === 429 ? { 'x-amzn-errortype': 'TooManyRequestsException' } : {};
      request.resume().on('end', () => response.writeHead(status, headers).end('{"MessageId":"1"}'));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`);
    vi.stubEnv('AWS_REGION', 'us-east-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
    const client = pacedClient();
    expect(await client.config.maxAttempts()).toBe(8);
    await sesMail({ client, from: 'post@keystead.test', files: noFiles }).send(mail);
    expect(asked).toHaveLength(3);
    vi.unstubAllEnvs();
    server.close();
  });

  it('sends text and HTML to one person, and nothing for a decoy', async () => {
    const client = new SESv2Client({ region: 'us-east-1' });
    const ses = mockClient(client);
    const sender = sesMail({ client, from: 'post@keystead.test', files: noFiles });
    await sender.send({ ...mail, tags: { packet: '1-2' } });
    await sender.send({ ...mail, to: undefined });
    expect(ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)).toMatchObject([
      {
        FromEmailAddress: 'post@keystead.test',
        Destination: { ToAddresses: ['a@demo.test'] },
        ReplyToAddresses: ['b@demo.test'],
        EmailTags: [{ Name: 'packet', Value: '1-2' }],
        Content: {
          Simple: { Subject: { Data: 'Héllo' }, Body: { Text: { Data: 't' }, Html: { Data: '<p>h</p>' } } },
        },
      },
    ]);
  });

  it('sends a logo as a part of the mail, and the mail alone when the logo is gone', async () => {
    const client = new SESv2Client({ region: 'us-east-1' });
    const ses = mockClient(client);
    const head = new Uint8Array([1, 2, 3]);
    const files = {
      peek: async (key: string) => (key === 'images/o/logo/a.png' ? { size: 3, head } : undefined),
    };
    const sender = sesMail({ client, from: 'post@keystead.test', files });
    await sender.send({ ...mail, logo: 'images/o/logo/a.png' });
    await sender.send({ ...mail, logo: 'images/o/logo/b.jpg' });
    const sent = ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input.Content?.Simple);
    expect(sent.map((simple) => simple?.Attachments)).toEqual([
      [
        {
          FileName: 'logo.png',
          ContentType: 'image/png',
          ContentDisposition: 'INLINE',
          ContentId: 'logo',
          RawContent: head,
        },
      ],
      undefined,
    ]);
  });
});
