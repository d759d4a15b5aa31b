import type { App } from 'aws-cdk-lib';
import { featureRoutes } from './feature-routes';
import { HouseStack } from './house-stack';
import type { Plan } from './plan';

/** Functions and routes around leases. Deployed before `api`, whose stage throttles some of these routes. */
export class LeasingStack extends HouseStack {
  constructor(app: App, plan: Plan) {
    super(app, 'leasing', plan, {
      description: 'Keystead: a function per feature around leases, a route per row of the contract.',
    });
    featureRoutes(this, plan, 'leasing');
  }
}
