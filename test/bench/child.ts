import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Child = { readonly port: number; stop(): Promise<void> };

/** Runs a file of this folder in a child process and drops its stdout. */
export const forkHere = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(join(import.meta.dirname, file), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Starts a server of this folder and waits for its port. It ends when stopped, or with us. */
export async function startServer(file: string, argument: object): Promise<Child> {
  const child = forkHere(file, [JSON.stringify(argument)]);
  const ended = once(child, 'exit');
  const first: unknown = await Promise.race([once(child, 'message').then(([port]) => port), ended]);
  if (typeof first !== 'number') throw new Error(`${file} ended before it listened`);
  return {
    port: first,
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
