import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command line of a process; empty when there is none with this id. A pid alone proves nothing: the system gives it to another later. */
export async function commandOf(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const politeMilliseconds = 3_000;

/** Asks a process of ours to end, and after three seconds makes it. */
export async function endProcess(pid: number): Promise<void> {
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile, which is what was wanted.
    }
  };
  const until = async (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (isAlive(pid) && performance.now() < end) await wait(20);
  };
  send('SIGTERM');
  await until(politeMilliseconds);
  if (!isAlive(pid)) return;
  send('SIGKILL');
  await until(politeMilliseconds);
}
