import type { App } from 'aws-cdk-lib';
import { Stack, Tags } from 'aws-cdk-lib';
import type { Plan } from './plan';
import { regionOf, type StackName } from './stack-names';

/** A stack of a stage: named, in its account and region, tagged, protected where the data is kept. */
export class HouseStack extends Stack {
  constructor(app: App, name: StackName, plan: Plan, options: { description: string }) {
    const { stage, names } = plan;
    super(app, `${stage.stage}-${name}`, {
      stackName: names.stack(name),
      description: options.description,
      env: { account: stage.account, region: regionOf(name, stage) },
      terminationProtection: plan.protects(name),
      analyticsReporting: false,
    });
    const tags = { app: 'keystead', stage: stage.stage, owner: stage.tags.owner, cost: stage.tags.cost };
    for (const [key, value] of Object.entries(tags)) Tags.of(this).add(key, value);
  }
}
