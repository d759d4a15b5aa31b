import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const projectRoot = join(import.meta.dirname, '..', '..');

export type ChildProduct = {
  readonly url: string;
  readonly pid: number;
  /** Like a power cut of the process: nothing is closed or flushed. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

function readyUrl(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const url = /^Ready on (\S+)$/m.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)));
  });
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The whole product in a child process, over a data folder that outlives it. */
export async function startChild({
  dataDir,
  engine,
  root = projectRoot,
}: {
  dataDir: string;
  engine: string;
  /** Of another build's sources. */
  root?: string;
}): Promise<ChildProduct> {
  const program = join(root, 'test', 'support', 'product-child.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, engine], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyUrl(child);
  return { url, pid: child.pid ?? 0, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') };
}
