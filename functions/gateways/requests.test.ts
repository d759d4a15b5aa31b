import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, it } from 'vitest';
import { silentServer } from '../../test/support/silent-server';
import { codeOf, sources } from '../../test/support/sources';
import { requests } from './requests';

// Real time: fake timers do not order correctly with a real socket.
it('asks again after four seconds without a reply', async () => {
  const server = await silentServer({ MessageId: 'm-1' });
  const client = new SQSClient({ ...server.client, ...requests, md5: false });
  const sent = await client.send(
    new SendMessageCommand({ QueueUrl: 'http://queue.test/mail', MessageBody: '{}' }),
  );
  expect(sent.MessageId).toBe('m-1');
  expect(server.asked()).toBe(2);
  client.destroy();
  await server.stop();
});

it('is how every client of a gateway waits', () => {
  const clients = sources
    .filter((file) => file.startsWith('functions/gateways/'))
    .flatMap((file) => codeOf(file).match(/new \w+Client\([^)]*\)/g) ?? []);
  expect(clients.length).toBeGreaterThan(4);
  expect(clients.filter((made) => !made.includes('requests'))).toEqual([]);
});
