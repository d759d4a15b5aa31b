import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { stageNamed } from '../../config/stages';
import { awsCli } from './aws';
import { dryRun } from './dry-run';
import { lastSteps } from './last-steps';
import { outputsFile } from './release';
import { refuseUnready, runSteps, say, versionHere } from './run-steps';
import { smokeTest } from './smoke';
import { standingStacks } from './standing-stacks';
import { deploySteps } from './steps';

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

async function smoke(siteUrl: string): Promise<void> {
  say(`\n— Smoke test of ${siteUrl}`);
  const results = await smokeTest(siteUrl);
  for (const { what, held, seen } of results) say(`  ${held ? 'held  ' : 'FAILED'} ${what} (${seen})`);
  if (results.some(({ held }) => !held))
    throw new Error('The smoke test failed. To go back: infra/RUNBOOKS.md, Roll back.');
}

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
  const outputs = Outputs.parse(JSON.parse(readFileSync(outputsFile(stage, version), 'utf8')));
  const named = Object.values(outputs).flatMap((ofStack) => Object.entries(ofStack));
  await smoke(named.find(([name]) => name === 'SiteUrl')?.[1] ?? '');
  runSteps(last);
  say('');
  for (const [name, value] of named) say(`${name}: ${value}`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
