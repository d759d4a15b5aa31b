import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Feature } from '../../../shared/contract';
import { env } from '../../env';
import { type ApiName, apiNames, rowsOf } from '../apis';
import { AppFunction } from '../constructs/app-function';
import { liveVersion } from '../constructs/live-version';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import {
  apiEnvironment,
  featureEnvironment,
  fileEnvironment,
  invokingEnvironment,
  modelEnvironment,
  reportEnvironment,
} from './environment';
import { featureLambdas } from './lambdas';

/**
 * Features of the leasing stack, since CloudFormation allows 500 resources in one. A deployed feature stays
 * in its stack: the other one would meet its function's name.
 */
const leasingFeatures: readonly Feature[] = [
  'leases',
  'signing',
  'tenants',
  'ledger',
  'screening',
  'documents',
  'prints',
  'requests',
  'vendors',
];

const permissionIds: Readonly<Record<ApiName, string>> = { first: 'Api', second: 'SecondApi' };

/** The APIs in which the feature has a row. */
const apisCalling = ({ rows }: Plan, feature: Feature): readonly ApiName[] =>
  apiNames.filter((api) => rowsOf(rows, api).some((row) => row.feature === feature));

/** A function for each of the stack's features; only an API with a row of it may call it. */
export function featureFunctions(stack: AppStack, plan: Plan, name: 'api' | 'leasing'): void {
  const { parameters } = plan.names;
  const siteUrl = StringParameter.valueForStringParameter(stack, parameters.siteUrl);
  const environment = apiEnvironment(plan, siteUrl);
  const features = Object.keys(featureLambdas) as Feature[];
  for (const feature of features.filter((each) => leasingFeatures.includes(each) === (name === 'leasing'))) {
    const spec = featureLambdas[feature];
    const { lambda } = new AppFunction(stack, feature, {
      plan,
      spec,
      environment: {
        ...featureEnvironment(environment, spec.grant),
        ...(spec.grant.secrets?.includes('fileKeys') && fileEnvironment(stack, plan)),
        ...(spec.grant.secondFactors && { [env.secretKey]: stack.key.keyArn }),
        ...(spec.grant.invokes && invokingEnvironment(plan)),
        ...(spec.grant.asksModel && modelEnvironment(plan)),
        ...(spec.grant.reports && reportEnvironment(plan, stack.reportKeyArn)),
      },
    });
    const alias = liveVersion(stack, lambda, { plan, feature });
    for (const api of apisCalling(plan, feature)) {
      const httpApiId = StringParameter.valueForStringParameter(stack, parameters.apiId[api]);
      alias.addPermission(permissionIds[api], {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: plan.names.arn('execute-api', `${httpApiId}/*/*`),
      });
    }
  }
}
