import { type App, CfnOutput } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { type Feature, type Row, rows } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { acknowledge } from './acknowledgements';
import { billingWork } from './billing-work';
import { apiEnvironment, featureEnvironment } from './environment';
import { HouseFunction } from './house-function';
import { HouseStack } from './house-stack';
import { featureLambdas } from './lambdas';
import { paymentWork } from './payment-work';
import type { Plan } from './plan';
import { throttleOf } from './throttle';
import { toldWork } from './told-work';

/**
 * A line per call without anything of the caller: no address, no path (a mail address may stand in it), no agent. Whose call it was says
 * the function's own log, by the same request id.
 */
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

/** A Lambda per feature and a route per row of the contract. */
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
    const integrations = new Map<Feature, HttpLambdaIntegration>();
    for (const feature of new Set(rows.map((each) => each.feature))) {
      const spec = featureLambdas[feature];
      const { lambda } = new HouseFunction(this, feature, {
        plan,
        spec,
        environment: featureEnvironment(environment, spec.grant),
      });
      // One permission per function for this one API, not one per route: CloudFormation takes 500 resources.
      integrations.set(
        feature,
        new HttpLambdaIntegration(feature, lambda, { scopePermissionToRoute: false }),
      );
    }
    const routes = rows.map((each) => this.route(api, each, integrations.get(each.feature)));
    this.stage(plan, api, routes);
    paymentWork(this, plan, environment);
    const deadLetterQueue = billingWork(this, plan, environment);
    toldWork(this, plan, { siteUrl, deadLetterQueue });
    new CfnOutput(this, 'Version', { value: plan.version });
  }

  private route(api: IHttpApi, { feature, name, row }: Row, integration?: HttpLambdaIntegration): HttpRoute {
    if (!integration) throw new Error(`No function for ${feature}.`);
    return new HttpRoute(this, `${feature}-${name}`, {
      httpApi: api,
      routeKey: HttpRouteKey.with(row.path, HttpMethod[row.method]),
      integration,
    });
  }

  /** Made after the routes, since it names each in its throttles. */
  private stage({ names, stage, removal }: Plan, api: IHttpApi, routes: HttpRoute[]): void {
    const destination = new LogGroup(this, 'AccessLog', {
      logGroupName: names.apiLogGroup,
      retention: stage.logDays,
      removalPolicy: removal,
    });
    const httpStage = new HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle: { rateLimit: 100, burstLimit: 200 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(destination),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    httpStage.node.addDependency(...routes);
    const cfnStage = httpStage.node.defaultChild;
    if (!(cfnStage instanceof CfnStage)) throw new Error('The HTTP stage has no CfnStage.');
    cfnStage.routeSettings = Object.fromEntries(
      rows.map(({ row }) => {
        const { rate, burst } = throttleOf(row);
        return [
          routeKeyOf(row),
          { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst, DetailedMetricsEnabled: true },
        ];
      }),
    );
    acknowledge(this, 'ownAuthorization');
  }
}
