import { Agent, get } from 'node:http';
import { percentile } from './statistics';

export type Target = {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls per second, and milliseconds. */
export type Load = {
  readonly rate: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly bytes: number;
};

function callOnce(target: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', agent, ...target }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${target.path} answered ${response.statusCode}`));
      });
    });
    request.once('error', reject);
  });
}

/** Keeps `connections` calls running for `seconds` with keep-alive. A non-200 answer ends the bench. */
export async function load(
  target: Target,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let bytes = 0;
  const began = performance.now();
  const ends = began + seconds * 1000;
  const goOn = async (): Promise<void> => {
    while (performance.now() < ends) {
      const from = performance.now();
      bytes = await callOnce(target, agent);
      took.push(performance.now() - from);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, goOn));
  } finally {
    agent.destroy();
  }
  const rate = took.length / ((performance.now() - began) / 1000);
  return {
    rate,
    p50: percentile(took, 0.5),
    p95: percentile(took, 0.95),
    p99: percentile(took, 0.99),
    bytes,
  };
}
