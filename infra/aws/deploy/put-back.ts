import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stageNamed } from '../../config/stages';
import { checkSite } from './check-site';
import { templateOf } from './release';
import { refuseUnready, runSteps } from './run-steps';
import { putBackSteps } from './steps';

/** `npm run put-back -- --stage prod --version v1.4.0`: restores every stack and the site of that release. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, version: { type: 'string' } } });
  const stage = stageNamed(values.stage);
  const version = values.version ?? '';
  if (!existsSync(templateOf('api', stage, version)))
    throw new Error(`No release '${version}' of ${stage.stage} in out/${stage.stage}.`);
  refuseUnready(stage);
  runSteps(putBackSteps(stage, version));
  await checkSite(stage, version);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
