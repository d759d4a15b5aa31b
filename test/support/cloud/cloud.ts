import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type CloudAnswer, type CloudCall, CloudProblem, jsonProblem, queryProblem } from './answer';
import { bucketsOf } from './buckets';
import { apiGateway, jsonService, queryService, setAlarm } from './services';
import { siteOf } from './site';
import { cloudFormation } from './stacks';
import { type CloudState, emptyCloud } from './state';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** `Credential=KEY/20261129/us-east-1/ssm/aws4_request` says whom a call is for. */
function callOf(request: IncomingMessage, body: Buffer): CloudCall {
  const [, region = '', service = ''] =
    /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)\//.exec(String(request.headers.authorization)) ?? [];
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cloud');
  const { method = 'GET', headers } = request;
  return { service, region, method, path: pathname, query: searchParams, headers, body };
}

const listening = async (server: ReturnType<typeof createServer>): Promise<number> => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
};

const queryServices = ['cloudformation', 'sts', 'sns'];

/**
 * An account of the cloud, empty but for the CDK's bootstrap in `regions`: real command line tools speak to
 * it, and it answers as the services' references say. `environment` leads a process there.
 */
export async function openCloud(
  account: string,
  { regions, certificate }: { regions: readonly string[]; certificate: { key: string; cert: string } },
) {
  const state: CloudState = emptyCloud(account);
  for (const region of regions) {
    state.parameters.set(`${region} /cdk-bootstrap/hnb659fds/version`, '31');
    state.buckets.set(`cdk-hnb659fds-assets-${account}-${region}`, new Map());
  }
  const site = createSecureServer(certificate, siteOf(state));
  const sitePort = await listening(site);
  const siteHost = `localhost:${sitePort}`;
  const stacks = cloudFormation({ state, siteHost });
  const buckets = bucketsOf(state);
  const json = jsonService(state);
  const gateway = apiGateway(state);

  const answer = (call: CloudCall): CloudAnswer => {
    const words = () => new URLSearchParams(call.body.toString('utf8'));
    if (call.service === 's3') return buckets(call);
    if (call.service === 'apigateway') return gateway(call);
    if (call.service === 'monitoring') return setAlarm(state, call);
    if (call.service === 'cloudformation') {
      const asked = words();
      const action = asked.get('Action') ?? '';
      state.calls.push(`cloudformation.${action}`);
      return stacks(action, asked, call.region);
    }
    if (queryServices.includes(call.service)) return queryService(state, call.service, words());
    const answered = json(call);
    if (answered) return answered;
    throw new CloudProblem('UnknownService', `The rehearsal knows no ${call.service}`);
  };
  const send = (response: ServerResponse, { status = 200, headers = {}, body = '' }: CloudAnswer) =>
    response.writeHead(status, headers).end(body);
  const unknown: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const call = callOf(request, body);
      try {
        send(response, answer(call));
      } catch (problem) {
        const known =
          problem instanceof CloudProblem
            ? problem
            : new CloudProblem('InternalFailure', String(problem), 500);
        if (/The rehearsal knows no|InternalFailure/.test(`${known.code} ${known.message}`))
          unknown.push(known.message);
        send(response, queryServices.includes(call.service) ? queryProblem(known) : jsonProblem(known));
      }
    });
  });
  const port = await listening(server);
  const close = (): void => {
    for (const each of [server, site]) each.close().closeAllConnections();
  };
  const environment: Record<string, string> = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'AKIAREHEARSAL',
    AWS_SECRET_ACCESS_KEY: 'nobody',
    AWS_REGION: 'us-east-1',
    AWS_EC2_METADATA_DISABLED: 'true',
    // Whole bodies instead of chunks with a checksum behind them.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'when_required',
    AWS_MAX_ATTEMPTS: '1',
    // The certificate of the rehearsal's site is its own.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
  return { state, environment, unknown, close };
}
