import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { noAccountYet, type Stage } from '../../config/stage';
import { buildApp } from '../build-app';
import { bundleLambdas } from '../lambdas/bundle';
import { allLambdas } from '../lambdas/lambdas';
import { resourcesOf } from '../templates';
import { say } from './run-steps';
import { smokeChecks } from './smoke';
import type { Step } from './step';

const counted = (types: readonly string[]): string =>
  [...new Set(types)]
    .sort()
    .map((type) => `${types.filter((each) => each === type).length} ${type.replace('AWS::', '')}`)
    .join(', ');

/** Prints what a deployment would do, without an account and without changing anything. */
export async function dryRun(
  stage: Stage,
  { steps, last, version }: { steps: readonly Step[]; last: readonly Step[]; version: string },
): Promise<void> {
  const account = stage.account === noAccountYet ? 'not yet set' : stage.account;
  say(`Stage ${stage.stage}: account ${account}, region ${stage.region}, version ${version}`);
  say(
    `  ${stage.domain ? `domain ${stage.domain.name}` : 'the address CloudFront gives'}, mail from ${stage.mail.from}`,
  );
  say(
    `  data ${stage.keepData ? 'kept whatever happens' : 'goes with the stacks'}, logs ${stage.logDays} days`,
  );
  say('\nSteps:');
  const smoke = { why: 'Smoke test', command: smokeChecks.map(({ what }) => `${what};`) };
  [...steps, smoke, ...last].forEach(({ why, command }, index) => {
    say(`  ${index + 1}. ${why}\n     ${command.join(' ')}`);
  });
  const outdir = mkdtempSync(join(tmpdir(), 'keystead-dry-'));
  try {
    const bundles = await bundleLambdas(allLambdas, { out: join(outdir, 'lambda') });
    const app = new App({ outdir: join(outdir, 'templates') });
    const { stacks } = buildApp(stage, { bundles, version }, app);
    const assembly = app.synth();
    say('\nStacks, in order:');
    for (const stack of stacks) {
      const types = resourcesOf(assembly, stack).map((resource) => resource.Type);
      say(`  ${stack.stackName} (${types.length}): ${counted(types)}`);
    }
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
