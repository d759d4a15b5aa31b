import { App, type Stack } from 'aws-cdk-lib';
import type { Stage } from '../config/stage';
import { acknowledge } from './acknowledgements';
import { ApiStack } from './api-stack';
import { DataStack } from './data-stack';
import { EdgeStack } from './edge-stack';
import { FrontStack } from './front-stack';
import { JobsStack } from './jobs-stack';
import { LeasingStack } from './leasing-stack';
import { OpsStack } from './ops-stack';
import { type Made, planFor } from './plan';
import { VaultStack } from './vault-stack';

export type BuiltApp = { readonly app: App; readonly stacks: readonly Stack[] };

/** All stacks of a stage, in the order of deployment. */
export function buildApp(stage: Stage, made: Made, app = new App()): BuiltApp {
  const plan = planFor(stage, made);
  const vault = stage.backup ? [new VaultStack(app, plan)] : [];
  const data = new DataStack(app, plan);
  for (const stack of vault) data.addStackDependency(stack);
  const edge = new EdgeStack(app, plan);
  const front = new FrontStack(app, plan);
  const jobs = new JobsStack(app, plan);
  const leasing = new LeasingStack(app, plan);
  const api = new ApiStack(app, plan);
  const ops = new OpsStack(app, plan);
  // Explicit, since the stacks share names and parameters, not references.
  front.addStackDependency(data);
  front.addStackDependency(edge);
  jobs.addStackDependency(data);
  leasing.addStackDependency(front);
  leasing.addStackDependency(jobs);
  api.addStackDependency(leasing);
  ops.addStackDependency(api);
  for (const name of ['accessLogs', 'deadLettersAtTheQueue', 'noTracing'] as const) acknowledge(app, name);
  return { app, stacks: [...vault, data, edge, front, jobs, leasing, api, ops] };
}
