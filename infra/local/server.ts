import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewayLimits } from './gateway/limits';
import { StartProblem } from './start-problem';

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type LocalServer = {
  readonly port: number;
  /** For Vite's hot reload, which uses the same port. */
  readonly http: Server;
  /** Until this call, every request gets 503: the server takes the port before the product is ready. */
  serve(answer: Answer): void;
  stop(): Promise<void>;
};

/** What the product answers while it starts. */
export const starting: Answer = async (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
  response.end('Keystead is starting.');
};

const sentences: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program; stop it or choose another port, for example PORT=${port + 1} npm start.`,
  EACCES: (port) =>
    `Port ${port} may not be used by this account; choose one above 1023, for example PORT=3000 npm start.`,
  EADDRNOTAVAIL: () =>
    'HOST is not an address of this machine; leave it out for this machine alone, or use 0.0.0.0 for all its addresses.',
  ENOTFOUND: () =>
    'HOST is not an address of this machine; leave it out for this machine alone, or use 0.0.0.0 for all its addresses.',
};

/** Takes the port. Refuses a taken one with a readable message. `report` gets uncaught errors. */
export async function listen({
  port,
  host,
  report,
}: {
  port: number;
  host: string;
  report: (problem: unknown) => void;
}): Promise<LocalServer> {
  let answer = starting;
  const http = createServer({ maxHeaderSize: gatewayLimits.headers }, (request, response) => {
    answer(request, response).catch((problem: unknown) => {
      report(problem);
      if (response.headersSent) response.destroy();
      else
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Something went wrong.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', (problem: NodeJS.ErrnoException) => {
      const sentence = sentences[problem.code ?? '']?.(port);
      reject(sentence === undefined ? problem : new StartProblem(sentence, { cause: problem }));
    });
    http.listen({ port, host }, resolve);
  });
  const { port: taken } = http.address() as AddressInfo;
  return {
    port: taken,
    http,
    serve: (next) => {
      answer = next;
    },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
