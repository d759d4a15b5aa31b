import { type App, CfnOutput } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { billingWork } from '../constructs/billing-work';
import { outboxWork } from '../constructs/outbox-work';
import { paymentWork } from '../constructs/payment-work';
import { sealWork } from '../constructs/seal-work';
import { apiEnvironment, featureEnvironment } from '../lambdas/environment';
import { featureFunctions } from '../lambdas/feature-functions';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';

/** A Lambda per feature, but for leasing's; and the work that nobody waits for. */
export class ApiStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'api', plan, { description: 'Keystead: a function per feature, and scheduled work.' });
    const siteUrl = StringParameter.valueForStringParameter(this, plan.names.parameters.siteUrl);
    featureFunctions(this, plan, 'api');
    const withoutMail = featureEnvironment(apiEnvironment(plan, siteUrl), {});
    paymentWork(this, plan, withoutMail);
    const deadLetterQueue = billingWork(this, plan, withoutMail);
    outboxWork(this, plan, { siteUrl, deadLetterQueue });
    sealWork(this, plan, { siteUrl, deadLetterQueue });
    new CfnOutput(this, 'Version', { value: plan.version });
  }
}
