import { type App, CfnOutput } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { billingWork } from './billing-work';
import { apiEnvironment, featureEnvironment } from './environment';
import { featureFunctions } from './feature-functions';
import { HouseStack } from './house-stack';
import { outboxWork } from './outbox-work';
import { paymentWork } from './payment-work';
import type { Plan } from './plan';
import { sealWork } from './seal-work';

/** A Lambda per feature, but for leasing's; and the work that nobody waits for. */
export class ApiStack extends HouseStack {
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
