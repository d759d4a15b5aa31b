import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server that never answers its first request, and answers all others with this AWS JSON. */
export async function silentServer(json: object) {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    if (asked > 1) response.setHeader('content-type', 'application/x-amz-json-1.0').end(JSON.stringify(json));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    client: {
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    },
    /** How many requests there were. */
    asked: () => asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
