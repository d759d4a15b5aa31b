import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentServer } from '../../test/support/silent-server';
import { codeOf, sources } from '../../test/support/sources';
import { requests } from './requests';

// Time goes on by itself too: the wait before a repeat begins some turns after the jump.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('asks again after four seconds without a reply', async () => {
  const server = await silentServer({ MessageId: 'm-1' });
  const client = new SQSClient({ ...server.client, ...requests, md5: false });
  const sent = client.send(new SendMessageCommand({ QueueUrl: 'http://queue.test/mail', MessageBody: '{}' }));
  await server.swallowed;
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await sent).MessageId).toBe('m-1');
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
