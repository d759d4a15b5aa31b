import { type App, CfnOutput } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnIntegration,
  CfnRoute,
  CfnStage,
  HttpApi,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Feature, Row } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { acknowledge } from './acknowledgements';
import { billingWork } from './billing-work';
import { apiEnvironment, featureEnvironment } from './environment';
import { HouseFunction } from './house-function';
import { HouseStack } from './house-stack';
import { featureLambdas } from './lambdas';
import { outboxWork } from './outbox-work';
import { paymentWork } from './payment-work';
import type { Plan } from './plan';
import { sealWork } from './seal-work';
import { ownThrottle, usualThrottle } from './throttle';

/** One line per call without personal data: no address, no path (it may hold an email), no agent. The
 * function's own log has the user id under the same request id. */
export const accessLogFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  bytes: '$context.responseLength',
  error: '$context.error.messageString',
} as const;

/** What each feature's function needs. */
type Behind = {
  readonly plan: Plan;
  readonly environment: Record<string, string>;
  readonly httpApiId: string;
};

/** One Lambda per feature and one route per row of the contract. */
export class ApiStack extends HouseStack {
  constructor(app: App, plan: Plan) {
    super(app, 'api', plan, {
      description: 'Keystead: a function per feature, a route per row of the contract.',
    });
    const { names } = plan;
    const httpApiId = StringParameter.valueForStringParameter(this, names.parameters.apiId);
    const siteUrl = StringParameter.valueForStringParameter(this, names.parameters.siteUrl);
    const api = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId });
    const environment = apiEnvironment(plan, siteUrl);
    const features = [...new Set(plan.rows.map((each) => each.feature))];
    const integrations = new Map(
      features.map((feature) => [feature, this.integration(feature, { plan, environment, httpApiId })]),
    );
    const routes = plan.rows.map((each) => this.route(httpApiId, each, integrations.get(each.feature)));
    this.stage(plan, api, routes);
    const withoutMail = featureEnvironment(environment, {});
    paymentWork(this, plan, withoutMail);
    const deadLetterQueue = billingWork(this, plan, withoutMail);
    outboxWork(this, plan, { siteUrl, deadLetterQueue });
    sealWork(this, plan, { siteUrl, deadLetterQueue });
    new CfnOutput(this, 'Version', { value: plan.version });
  }

  /** Only the API may call it. One permission covers all routes: CloudFormation allows 500 resources. */
  private integration(feature: Feature, { plan, environment, httpApiId }: Behind): CfnIntegration {
    const spec = featureLambdas[feature];
    const { lambda } = new HouseFunction(this, feature, {
      plan,
      spec,
      environment: featureEnvironment(environment, spec.grant),
    });
    lambda.addPermission('Api', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: plan.names.arn('execute-api', `${httpApiId}/*/*`),
    });
    return new CfnIntegration(this, `${feature}-integration`, {
      apiId: httpApiId,
      integrationType: 'AWS_PROXY',
      integrationUri: lambda.functionArn,
      payloadFormatVersion: '2.0',
    });
  }

  /** The id is the method and path, so a row that is renamed or changes feature stays the same route. */
  private route(apiId: string, { feature, row }: Row, integration?: CfnIntegration): CfnRoute {
    if (!integration) throw new Error(`No function for ${feature}.`);
    const routeKey = routeKeyOf(row);
    return new CfnRoute(this, routeKey.replaceAll(/[ /]+/g, '-'), {
      apiId,
      routeKey,
      target: `integrations/${integration.ref}`,
    });
  }

  /** Made after the routes, since its throttles name some of them. */
  private stage({ names, stage, rows, removal }: Plan, api: IHttpApi, routes: CfnRoute[]): void {
    const destination = new LogGroup(this, 'AccessLog', {
      logGroupName: names.apiLogGroup,
      encryptionKey: this.key,
      retention: stage.logDays,
      removalPolicy: removal,
    });
    const httpStage = new HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: usualThrottle.rate, burstLimit: usualThrottle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(destination),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    httpStage.node.addDependency(...routes);
    const cfnStage = httpStage.node.defaultChild;
    if (!(cfnStage instanceof CfnStage)) throw new Error('The HTTP stage has no CfnStage.');
    cfnStage.routeSettings = Object.fromEntries(
      rows.flatMap(({ row }) => {
        const own = ownThrottle(row);
        if (!own) return [];
        return [[routeKeyOf(row), { ThrottlingRateLimit: own.rate, ThrottlingBurstLimit: own.burst }]];
      }),
    );
    acknowledge(this, 'ownAuthorization');
  }
}
