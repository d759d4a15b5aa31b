import { once } from 'node:events';
import { createServer } from 'node:http';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentClient } from './client';

const item = JSON.stringify({ Item: { pk: { S: 'P' } } });

describe('a database that takes a request and never replies', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('is asked again after three seconds', async () => {
    const server = createServer((_, response) => {
      if (server.listenerCount('lost') === 0)
        response.setHeader('content-type', 'application/x-amz-json-1.0').end(item);
      else server.emit('lost');
    });
    server.listen(0, '127.0.0.1');
    const lost = once(server, 'lost');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const client = documentClient({
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });

    const read = client.send(new GetCommand({ TableName: 'keystead', Key: { pk: 'P', sk: 'S' } }));
    await lost;
    await vi.advanceTimersByTimeAsync(3_000);
    // And the wait before a repeat.
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await read).Item).toEqual({ pk: 'P' });

    client.destroy();
    server.closeAllConnections();
    server.close();
  });
});
