import { parseArgs } from 'node:util';
import { stageNamed } from '../../config/stages';
import { refuseUnready, runSteps } from './run-steps';
import { destroySteps } from './steps';

/** `npm run destroy -- --stage dev`: refuses a stage that keeps its data. */
try {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  const stage = stageNamed(values.stage);
  const steps = destroySteps(stage);
  refuseUnready(stage);
  runSteps(steps);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
