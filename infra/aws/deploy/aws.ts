import { execFileSync } from 'node:child_process';

/** Runs an AWS command and returns its JSON, if any. The command reads `input` as `file:///dev/stdin`. */
export type Aws = (words: readonly string[], options: { region: string; input?: string }) => unknown;

/** The AWS CLI with the shell's credentials. Its errors go to the terminal and stop the deployment. */
export const awsCli: Aws = (words, { region, input }) => {
  const text = execFileSync('aws', [...words, '--region', region, '--output', 'json'], {
    encoding: 'utf8',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    ...(input !== undefined && { input }),
  });
  return text.trim() === '' ? undefined : JSON.parse(text);
};
