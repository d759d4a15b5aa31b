import type { App } from 'aws-cdk-lib';
import { Stack, Tags } from 'aws-cdk-lib';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Names } from '../names';
import type { Plan } from '../plan';
import { regionOf, type StackName } from './stack-names';

/** A stack with the stage's name, account, region and tags, protected if the stage keeps its data. */
export class AppStack extends Stack {
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

  /** Encrypts the stage's personal data. The data stack makes it; other stacks find it by its parameter. */
  get key(): IKey {
    this.#key ??= Key.fromKeyArn(
      this,
      'Key',
      StringParameter.valueForStringParameter(this, this.#names.parameters.keyArn),
    );
    return this.#key;
  }

  /** The key that seals leases, made by the data stack. */
  get sealKeyArn(): string {
    return StringParameter.valueForStringParameter(this, this.#names.parameters.sealKeyArn);
  }

  /** The key of screening reports, made by the data stack. */
  get reportKeyArn(): string {
    return StringParameter.valueForStringParameter(this, this.#names.parameters.reportKeyArn);
  }

  protected set key(key: IKey) {
    this.#key = key;
  }
}
