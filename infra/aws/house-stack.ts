import type { App } from 'aws-cdk-lib';
import { Stack, Tags } from 'aws-cdk-lib';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Names } from './names';
import type { Plan } from './plan';
import { regionOf, type StackName } from './stack-names';

/** A stack of a stage: named, in its account and region, tagged, protected where the data is kept. */
export class HouseStack extends Stack {
  readonly #names: Names;
  #key: IKey | undefined;

  constructor(app: App, name: StackName, plan: Plan, options: { description: string }) {
    const { stage, names } = plan;
    super(app, `${stage.stage}-${name}`, {
      stackName: names.stack(name),
      description: options.description,
      env: { account: stage.account, region: regionOf(name, stage) },
      terminationProtection: plan.protects(name),
      analyticsReporting: false,
    });
    this.#names = names;
    const tags = { app: 'keystead', stage: stage.stage, owner: stage.tags.owner, cost: stage.tags.cost };
    for (const [key, value] of Object.entries(tags)) Tags.of(this).add(key, value);
  }

  /** What the stage's personal data is encrypted with: made by the data stack, known to the others by its parameter. */
  get key(): IKey {
    this.#key ??= Key.fromKeyArn(
      this,
      'Key',
      StringParameter.valueForStringParameter(this, this.#names.parameters.keyArn),
    );
    return this.#key;
  }

  protected set key(key: IKey) {
    this.#key = key;
  }
}
