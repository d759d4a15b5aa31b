import type { App } from 'aws-cdk-lib';
import { Stack, Tags } from 'aws-cdk-lib';
import type { Plan } from './plan';

/** A stack of a stage: named, in its account and region, tagged, protected where the data is kept. */
export class HouseStack extends Stack {
  constructor(app: App, name: string, plan: Plan, options: { description: string; region?: string }) {
    const { stage, names } = plan;
    const region = options.region ?? stage.region;
    super(app, `${stage.stage}-${name}`, {
      stackName: names.stack(name),
      description: options.description,
      env: { account: stage.account, region },
      terminationProtection: plan.protects(name),
      crossRegionReferences: stage.region !== 'us-east-1',
      analyticsReporting: false,
    });
    const tags = { app: 'keystead', stage: stage.stage, owner: stage.tags.owner, cost: stage.tags.cost };
    for (const [key, value] of Object.entries(tags)) Tags.of(this).add(key, value);
  }
}
