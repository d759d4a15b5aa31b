import { parseArgs } from 'node:util';
import { stageNamed } from '../../config/stages';
import { awsCli } from './aws';
import { checkSite } from './check-site';
import { dryRun } from './dry-run';
import { lastSteps } from './last-steps';
import { refuseUnready, runSteps, say, versionHere } from './run-steps';
import { standingStacks } from './standing-stacks';
import { deploySteps } from './steps';

/** `npm run deploy -- --stage dev [--dry] [--approved] [--at-once]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      ...{ dry: { type: 'boolean' }, approved: { type: 'boolean' }, 'at-once': { type: 'boolean' } },
    },
  });
  const stage = stageNamed(values.stage);
  const version = versionHere();
  const last = lastSteps(stage, version);
  if (values.dry)
    return dryRun(stage, { steps: deploySteps(stage, { version, standing: [] }), last, version });
  refuseUnready(stage);
  if (version.endsWith('-dirty') && stage.stage === 'prod')
    throw new Error('prod is deployed from a commit: there are changes that are in none.');
  const { approved, 'at-once': atOnce } = values;
  runSteps(deploySteps(stage, { version, standing: standingStacks(stage, awsCli), approved, atOnce }));
  const outputs = await checkSite(stage, version);
  runSteps(last);
  say('');
  for (const [name, value] of outputs) say(`${name}: ${value}`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
