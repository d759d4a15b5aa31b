import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { silentServer } from '../../../test/support/silent-server';
import { documentClient } from './client';

// Real time: fake timers do not order correctly with a real socket.
it('asks again after three seconds without a reply', async () => {
  const server = await silentServer({ Item: { pk: { S: 'P' } } });
  const client = documentClient(server.client);
  const read = await client.send(new GetCommand({ TableName: 'keystead', Key: { pk: 'P', sk: 'S' } }));
  expect(read.Item).toEqual({ pk: 'P' });
  expect(server.asked()).toBe(2);
  client.destroy();
  await server.stop();
});
