import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Feature, Row } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { env } from '../env';
import { acknowledge } from './acknowledgements';
import { apiEnvironment, featureEnvironment, fileEnvironment, reportEnvironment } from './environment';
import { HouseFunction } from './house-function';
import type { HouseStack } from './house-stack';
import { featureLambdas } from './lambdas';
import { liveVersion } from './live-version';
import type { Plan } from './plan';

/**
 * Features of the leasing stack: a route is a resource, and CloudFormation allows 500 in a stack. A deployed feature
 * stays in its stack, since the other one would meet its names.
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

/** What each feature's function needs. */
type Behind = {
  readonly plan: Plan;
  readonly environment: Record<string, string>;
  readonly httpApiId: string;
};

/** Only the API may call it. One permission covers all routes. */
function integration(stack: HouseStack, feature: Feature, { plan, environment, httpApiId }: Behind) {
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
  const live = liveVersion(stack, lambda, { plan, feature });
  live.addPermission('Api', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: plan.names.arn('execute-api', `${httpApiId}/*/*`),
  });
  return new CfnIntegration(stack, `${feature}-integration`, {
    apiId: httpApiId,
    integrationType: 'AWS_PROXY',
    integrationUri: live.functionArn,
    payloadFormatVersion: '2.0',
  });
}

/** The id is the method and path, so a row that is renamed or changes feature stays the same route. */
function route(stack: HouseStack, { row }: Row, { apiId, ref }: CfnIntegration): CfnRoute {
  const routeKey = routeKeyOf(row);
  return new CfnRoute(stack, routeKey.replaceAll(/[ /]+/g, '-'), {
    apiId,
    routeKey,
    target: `integrations/${ref}`,
  });
}

/** A function for each of the stack's features, and a route for each of their rows. */
export function featureRoutes(stack: HouseStack, plan: Plan, name: 'api' | 'leasing'): CfnRoute[] {
  acknowledge(stack, 'ownAuthorization');
  const { parameters } = plan.names;
  const httpApiId = StringParameter.valueForStringParameter(stack, parameters.apiId);
  const siteUrl = StringParameter.valueForStringParameter(stack, parameters.siteUrl);
  const behind = { plan, environment: apiEnvironment(plan, siteUrl), httpApiId };
  const rows = plan.rows.filter(({ feature }) => leasingFeatures.includes(feature) === (name === 'leasing'));
  const features = [...new Set(rows.map(({ feature }) => feature))];
  return features.flatMap((feature) => {
    const target = integration(stack, feature, behind);
    return rows.filter((each) => each.feature === feature).map((each) => route(stack, each, target));
  });
}
