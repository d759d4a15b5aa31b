import { App } from 'aws-cdk-lib';
import type { Stage } from '../config/stage';
import { acknowledge } from './acknowledgements';
import { type Made, type Plan, planFor } from './plan';
import { ApiStack } from './stacks/api-stack';
import type { AppStack } from './stacks/app-stack';
import { DataStack } from './stacks/data-stack';
import { EdgeStack } from './stacks/edge-stack';
import { FrontStack } from './stacks/front-stack';
import { JobsStack } from './stacks/jobs-stack';
import { LeasingStack } from './stacks/leasing-stack';
import { OpsStack } from './stacks/ops-stack';
import { FirstRoutesStack, SecondRoutesStack } from './stacks/routes-stack';
import { type StackName, stacksOf } from './stacks/stack-names';
import { VaultStack } from './stacks/vault-stack';
import { WatchStack } from './stacks/watch-stack';

type Kind = {
  readonly make: new (app: App, plan: Plan) => AppStack;
  readonly after: readonly StackName[];
};

/** The stacks share names and parameters, not references: what each is deployed after stands here. */
const kinds: Readonly<Record<StackName, Kind>> = {
  vault: { make: VaultStack, after: [] },
  data: { make: DataStack, after: ['vault'] },
  edge: { make: EdgeStack, after: [] },
  front: { make: FrontStack, after: ['data', 'edge'] },
  jobs: { make: JobsStack, after: ['data'] },
  leasing: { make: LeasingStack, after: ['front', 'jobs'] },
  api: { make: ApiStack, after: ['leasing'] },
  routes: { make: FirstRoutesStack, after: ['api'] },
  // One after the other, since API Gateway's limit on changes a second is the account's.
  'second-routes': { make: SecondRoutesStack, after: ['routes'] },
  ops: { make: OpsStack, after: ['second-routes'] },
  watch: { make: WatchStack, after: [] },
};

export type BuiltApp = { readonly app: App; readonly stacks: readonly AppStack[] };

/** The stacks of a stage, in the order of deployment: all of them, or the `wanted` ones alone. */
export function buildApp(
  stage: Stage,
  made: Made,
  app = new App(),
  wanted: readonly StackName[] = stacksOf(stage),
): BuiltApp {
  const plan = planFor(stage, made);
  const stacks = new Map<StackName, AppStack>();
  for (const name of wanted) {
    const { make, after } = kinds[name];
    const stack = new make(app, plan);
    for (const earlier of after.flatMap((each) => stacks.get(each) ?? [])) stack.addStackDependency(earlier);
    stacks.set(name, stack);
  }
  for (const name of ['accessLogs', 'deadLettersAtTheQueue', 'noTracing'] as const) acknowledge(app, name);
  return { app, stacks: [...stacks.values()] };
}
