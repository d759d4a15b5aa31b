import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';

/** One kind of call in the mix, its weight, and the status it must have. */
export type Part = {
  readonly name: string;
  readonly weight: number;
  readonly status: number;
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  /** Created anew for every call. */
  readonly body?: () => string;
};

export type Minute = { readonly megabytes: number; readonly p99: number };

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Resident megabytes of one process. */
const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) / 1024;

function callOnce(url: URL, part: Part, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        host: url.hostname,
        port: url.port,
        agent,
        method: part.method,
        path: part.path,
        headers: {
          ...(part.token !== undefined && { authorization: `Bearer ${part.token}` }),
          ...(part.body && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sending.once('error', reject);
    sending.end(part.body?.());
  });
}

/** Picks a part by weight; `at` cycles through all of them. */
const partAt = (parts: readonly Part[], at: number): Part | undefined => {
  const round = parts.flatMap((part) => Array.from({ length: part.weight }, () => part));
  return round[at % round.length];
};

/** Keeps sixteen calls running until both limits pass; returns wrong answers and each minute's figures. */
export async function soak(
  { url, pid, parts }: { url: string; pid: number; parts: readonly Part[] },
  bounds: { calls: number; minutes: number },
): Promise<{ calls: number; wrong: string[]; minutes: Minute[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const began = performance.now();
  const [wrong, minutes]: [string[], Minute[]] = [[], []];
  let took: number[] = [];
  let calls = 0;
  const minute = () => {
    minutes.push({ megabytes: megabytesOf(pid), p99: percentile(took, 0.99) });
    took = [];
  };
  const ticking = setInterval(minute, 60_000);
  const isOver = () => calls >= bounds.calls && performance.now() - began >= bounds.minutes * 60_000;
  const goOn = async () => {
    while (!isOver() && wrong.length < 20) {
      calls += 1;
      const part = partAt(parts, calls);
      if (!part) return;
      const from = performance.now();
      const status = await callOnce(new URL(url), part, agent).catch((problem: unknown) => String(problem));
      took.push(performance.now() - from);
      if (status !== part.status) wrong.push(`${part.name} answered ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: 16 }, goOn));
    minute();
    return { calls, wrong, minutes };
  } finally {
    clearInterval(ticking);
    agent.destroy();
  }
}

/** Megabytes per minute, by least squares. */
export function slopeOf(minutes: readonly Minute[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const xs = minutes.map((_, index) => index);
  const ys = minutes.map(({ megabytes }) => megabytes);
  const [x, y] = [mean(xs), mean(ys)];
  const above = xs.reduce((sum, each, index) => sum + (each - x) * ((ys[index] ?? y) - y), 0);
  return above / xs.reduce((sum, each) => sum + (each - x) ** 2, 0);
}
