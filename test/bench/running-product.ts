import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../infra/local/dynamodb/free-port';
import { megabytesOf } from './descendants';

export type RunningProduct = {
  readonly url: string;
  /** Seconds from `npm start` to the first page. */
  readonly seconds: number;
  megabytes(): number;
  stop(): Promise<void>;
};

const longest = 120_000;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );

/** `npm start` in `folder`, with data in `dataDir`, on a free port. */
export async function npmStart({
  folder,
  dataDir,
}: {
  folder: string;
  dataDir: string;
}): Promise<RunningProduct> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  // A process group, so that npm, its shell and the product end together.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    if (performance.now() - began > longest) {
      await stop();
      throw new Error('npm start did not come up');
    }
    await wait(20);
  }
  const seconds = (performance.now() - began) / 1000;
  return { url, seconds, megabytes: () => megabytesOf(child.pid ?? 0), stop };
}
