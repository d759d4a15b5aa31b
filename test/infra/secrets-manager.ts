import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Call = { readonly SecretId?: string; readonly Name?: string; readonly SecretString?: string };
type Answer = { readonly status: number; readonly body: Readonly<Record<string, string>> };

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const refused = (type: string): Answer => ({ status: 400, body: { __type: type, message: type } });

/** What Secrets Manager's reference says of the calls that a deployment makes. */
function answerOf(secrets: Map<string, string>, action: string, call: Call): Answer {
  const name = call.SecretId ?? call.Name ?? '';
  const text = secrets.get(name);
  const isThere = secrets.has(name);
  if (action === 'CreateSecret') {
    if (isThere) return refused('ResourceExistsException');
    secrets.set(name, call.SecretString ?? '');
    return { status: 200, body: { Name: name } };
  }
  // A secret without a value is told the same way as one that is not there.
  if (action === 'GetSecretValue') {
    if (!text) return refused('ResourceNotFoundException');
    return { status: 200, body: { Name: name, SecretString: text } };
  }
  if (action !== 'PutSecretValue') return refused('InvalidAction');
  if (!isThere) return refused('ResourceNotFoundException');
  secrets.set(name, call.SecretString ?? '');
  return { status: 200, body: { Name: name } };
}

/** Secrets Manager's protocol over HTTP, for the SDK itself: `environment` leads it here. */
export async function secretsManager() {
  const secrets = new Map<string, string>();
  const actions: string[] = [];
  const server: Server = createServer((request, response) => {
    textOf(request).then((text) => {
      const action = String(request.headers['x-amz-target']).replace('secretsmanager.', '');
      actions.push(action);
      const { status, body } = answerOf(secrets, action, JSON.parse(text) as Call);
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const environment = {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'nobody',
    AWS_SECRET_ACCESS_KEY: 'nobody',
  };
  const close = () => server.close().closeAllConnections();
  return { secrets, actions, environment, close };
}
