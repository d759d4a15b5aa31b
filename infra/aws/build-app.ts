import { App } from 'aws-cdk-lib';
import type { Stage } from '../config/stage';
import { acknowledge } from './acknowledgements';
import { ApiStack } from './api-stack';
import { DataStack } from './data-stack';
import { EdgeStack } from './edge-stack';
import { FrontStack } from './front-stack';
import type { HouseStack } from './house-stack';
import { JobsStack } from './jobs-stack';
import { LeasingStack } from './leasing-stack';
import { OpsStack } from './ops-stack';
import { type Made, type Plan, planFor } from './plan';
import { RoutesStack } from './routes-stack';
import { type StackName, stacksOf } from './stack-names';
import { VaultStack } from './vault-stack';

type Kind = {
  readonly make: new (app: App, plan: Plan) => HouseStack;
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
  routes: { make: RoutesStack, after: ['api'] },
  ops: { make: OpsStack, after: ['routes'] },
};

export type BuiltApp = { readonly app: App; readonly stacks: readonly HouseStack[] };

/** The stacks of a stage, in the order of deployment: all of them, or the `wanted` ones alone. */
export function buildApp(
  stage: Stage,
  made: Made,
  app = new App(),
  wanted: readonly StackName[] = stacksOf(stage),
): BuiltApp {
  const plan = planFor(stage, made);
  const stacks = new Map<StackName, HouseStack>();
  for (const name of wanted) {
    const { make, after } = kinds[name];
    const stack = new make(app, plan);
    for (const earlier of after.flatMap((each) => stacks.get(each) ?? [])) stack.addStackDependency(earlier);
    stacks.set(name, stack);
  }
  for (const name of ['accessLogs', 'deadLettersAtTheQueue', 'noTracing'] as const) acknowledge(app, name);
  return { app, stacks: [...stacks.values()] };
}
