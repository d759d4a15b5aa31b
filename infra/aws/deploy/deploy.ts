import { parseArgs } from 'node:util';
import { stageNamed } from '../../config/stages';
import { awsCli } from './aws';
import { checkSite, outputsOf, siteUrlIn } from './check-site';
import { dryRun } from './dry-run';
import { lastSteps } from './last-steps';
import { keepGood } from './releases';
import { refuseUnready, runSteps, say, versionHere } from './run-steps';
import { closedChecks, smokeChecks } from './smoke';
import { standingStacks } from './standing-stacks';
import { deploySteps } from './steps';

/** `npm run deploy -- --stage dev [--dry] [--approved] [--at-once] [--closed] [--checked]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      dry: { type: 'boolean' },
      approved: { type: 'boolean' },
      'at-once': { type: 'boolean' },
      closed: { type: 'boolean' },
      checked: { type: 'boolean' },
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
  const { approved, 'at-once': atOnce, checked: isChecked } = values;
  const standing = standingStacks(stage, awsCli);
  runSteps(deploySteps(stage, { version, standing, approved, atOnce, isChecked }));
  const outputs = outputsOf(stage, version);
  // While a table is restored, no function answers (infra/RUNBOOKS.md, Restore the table).
  await checkSite(siteUrlIn(outputs), values.closed ? closedChecks : smokeChecks);
  keepGood(stage, { version }, awsCli);
  runSteps(last);
  say('');
  for (const [name, value] of outputs) say(`${name}: ${value}`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
