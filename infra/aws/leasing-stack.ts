import type { App } from 'aws-cdk-lib';
import { featureFunctions } from './feature-functions';
import { HouseStack } from './house-stack';
import type { Plan } from './plan';

/** Functions around leases. */
export class LeasingStack extends HouseStack {
  constructor(app: App, plan: Plan) {
    super(app, 'leasing', plan, { description: 'Keystead: a function per feature around leases.' });
    featureFunctions(this, plan, 'leasing');
  }
}
