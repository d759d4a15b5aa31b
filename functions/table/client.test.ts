import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentServer } from '../../test/support/silent-server';
import { documentClient } from './client';

// Time goes on by itself too: the wait before a repeat begins some turns after the jump.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('asks again after three seconds without a reply', async () => {
  const server = await silentServer({ Item: { pk: { S: 'P' } } });
  const client = documentClient(server.client);
  const read = client.send(new GetCommand({ TableName: 'keystead', Key: { pk: 'P', sk: 'S' } }));
  await server.swallowed;
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await read).Item).toEqual({ pk: 'P' });
  client.destroy();
  await server.stop();
});
