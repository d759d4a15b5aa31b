import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stageNamed } from '../../config/stages';
import { stacksOf } from '../stacks/stack-names';
import { awsCli } from './aws';
import { checkSite, outputsOf, siteUrlIn } from './check-site';
import { templateOf } from './release';
import { keepGood, versionToPutBack } from './releases';
import { refuseUnready, runSteps } from './run-steps';
import { putBackSteps } from './steps';

/**
 * `npm run put-back -- --stage prod [--version v1.4.0] [--approved]`: restores every stack and the site of
 * that release; without a version, of the last one that was good.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, version: { type: 'string' }, approved: { type: 'boolean' } },
  });
  const stage = stageNamed(values.stage);
  const version = values.version || versionToPutBack(stage, awsCli);
  const missing = stacksOf(stage).filter((stack) => !existsSync(templateOf(stack, stage, version)));
  if (missing.includes('api'))
    throw new Error(`No release '${version}' of ${stage.stage} in out/${stage.stage}.`);
  // What its other stacks hold would go, and these would stand without it.
  if (missing.length > 0)
    throw new Error(
      `The release '${version}' knows no stack ${missing.join(', ')}: it cannot be put back. infra/RUNBOOKS.md, Roll back.`,
    );
  refuseUnready(stage);
  runSteps(putBackSteps(stage, { version, approved: values.approved }));
  await checkSite(siteUrlIn(outputsOf(stage, version)));
  keepGood(stage, { version, isPutBack: true }, awsCli);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
