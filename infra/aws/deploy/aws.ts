import { execFileSync } from 'node:child_process';

/** Asks AWS and answers its JSON, undefined for an answer without any. `input` is what the command reads as `file:///dev/stdin`. */
export type Aws = (words: readonly string[], options: { region: string; input?: string }) => unknown;

/** The AWS command line, with the credentials of the shell. What it complains of goes to the terminal, and the deployment stops. */
export const awsCli: Aws = (words, { region, input }) => {
  const text = execFileSync('aws', [...words, '--region', region, '--output', 'json'], {
    encoding: 'utf8',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    ...(input !== undefined && { input }),
  });
  return text.trim() === '' ? undefined : JSON.parse(text);
};
