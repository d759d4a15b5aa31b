import { execFileSync } from 'node:child_process';

/** Runs an AWS command and returns its JSON, if any. No secret is one of its words: those go by the SDK. */
export type Aws = (words: readonly string[], options: { region: string }) => unknown;

/** The AWS CLI with the shell's credentials. Its errors go to the terminal and stop the deployment. */
export const awsCli: Aws = (words, { region }) => {
  const text = execFileSync('aws', [...words, '--region', region, '--output', 'json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text.trim() === '' ? undefined : JSON.parse(text);
};
