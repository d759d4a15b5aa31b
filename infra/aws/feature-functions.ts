import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Feature } from '../../shared/contract';
import { env } from '../env';
import { apiEnvironment, featureEnvironment, fileEnvironment, reportEnvironment } from './environment';
import { HouseFunction } from './house-function';
import type { HouseStack } from './house-stack';
import { featureLambdas } from './lambdas';
import { liveVersion } from './live-version';
import type { Plan } from './plan';

/**
 * Features of the leasing stack, since CloudFormation allows 500 resources in one. A deployed feature stays in its
 * stack: the other one would meet its function's name.
 */
const leasingFeatures: readonly Feature[] = [
  'leases',
  'signing',
  'tenants',
  'ledger',
  'screening',
  'documents',
  'prints',
];

/** A function for each of the stack's features; only the API may call it. */
export function featureFunctions(stack: HouseStack, plan: Plan, name: 'api' | 'leasing'): void {
  const { parameters } = plan.names;
  const httpApiId = StringParameter.valueForStringParameter(stack, parameters.apiId);
  const siteUrl = StringParameter.valueForStringParameter(stack, parameters.siteUrl);
  const environment = apiEnvironment(plan, siteUrl);
  const features = Object.keys(featureLambdas) as Feature[];
  for (const feature of features.filter((each) => leasingFeatures.includes(each) === (name === 'leasing'))) {
    const spec = featureLambdas[feature];
    const { lambda } = new HouseFunction(stack, feature, {
      plan,
      spec,
      environment: {
        ...featureEnvironment(environment, spec.grant),
        ...(spec.grant.secrets?.includes('fileKeys') && fileEnvironment(stack, plan)),
        ...(spec.grant.secondFactors && { [env.secretKey]: stack.key.keyArn }),
        ...(spec.grant.reports && reportEnvironment(plan, stack.reportKeyArn)),
      },
    });
    liveVersion(stack, lambda, { plan, feature }).addPermission('Api', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: plan.names.arn('execute-api', `${httpApiId}/*/*`),
    });
  }
}
