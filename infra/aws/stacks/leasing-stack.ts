import type { App } from 'aws-cdk-lib';
import { featureFunctions } from '../lambdas/feature-functions';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';

/** Functions around leases. */
export class LeasingStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'leasing', plan, { description: 'Keystead: a function per feature around leases.' });
    featureFunctions(this, plan, 'leasing');
  }
}
