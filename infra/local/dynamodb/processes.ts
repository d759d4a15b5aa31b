import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process's command line, or empty. A pid alone proves nothing: the system reuses pids. */
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

/** A process of somebody else's counts too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

const politeMilliseconds = 3_000;

/** Asks one of our processes to end, and kills it after three seconds. */
export async function endProcess(pid: number): Promise<void> {
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(pid, signal);
    } catch {
      // It has already ended, which is the goal.
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
