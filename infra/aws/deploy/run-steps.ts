import { execFileSync, spawnSync } from 'node:child_process';
import { examplesIn, noAccountYet, noFileKeyYet, type Stage } from '../../config/stage';
import type { Step } from './step';

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs the steps in order, each with the terminal to itself, and stops at the first failure. */
export function runSteps(steps: readonly Step[]): void {
  for (const { why, command, env } of steps) {
    say(`\n— ${why}\n  ${command.join(' ')}`);
    const [program = '', ...rest] = command;
    const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } });
    if (status !== 0) throw new Error(`Stopped: ${command.join(' ')} ended with ${status ?? 'a signal'}.`);
  }
}

/** The commit to deploy; the outputs name it. */
export function versionHere(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--tags'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unversioned';
  }
}

/** Stops before creating anything for a missing account or unreachable addresses. */
export function refuseUnready(stage: Stage): void {
  const file = `infra/config/${stage.stage}.ts`;
  if (stage.account === noAccountYet)
    throw new Error(`Write the AWS account of ${stage.stage} into ${file} first.`);
  const examples = examplesIn(stage);
  if (examples.length > 0)
    throw new Error(`These reach nobody: ${examples.join(', ')}. Write your own into ${file} first.`);
  if (stage.fileKeys.includes(noFileKeyYet))
    throw new Error(
      `Make the key that signs file addresses: npx tsx infra/aws/deploy/task.ts file-key --stage ${stage.stage}`,
    );
}
