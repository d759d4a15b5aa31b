import type { App } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnIntegration,
  CfnRoute,
  CfnStage,
  HttpApi,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Feature } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { acknowledge } from './acknowledgements';
import { HouseStack } from './house-stack';
import { featureLambdas } from './lambdas';
import { liveAlias } from './live-version';
import type { Plan } from './plan';
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

/** Routes made at a time: API Gateway takes ten changes a second, and a refusal fails the stack. */
const atATime = 4;

/** A route per row of the contract. In one stack, so that a row may move to any feature; deployed after the
 * functions, so that a new route finds the version that answers it. */
export class RoutesStack extends HouseStack {
  constructor(app: App, plan: Plan) {
    super(app, 'routes', plan, { description: 'Keystead: a route per row of the contract.' });
    acknowledge(this, 'ownAuthorization');
    const httpApiId = StringParameter.valueForStringParameter(this, plan.names.parameters.apiId);
    this.stage(plan, httpApiId, this.routes(plan, httpApiId));
  }

  private routes({ names, rows }: Plan, apiId: string): readonly CfnRoute[] {
    const toFeature = (feature: Feature) =>
      new CfnIntegration(this, `${feature}-integration`, {
        apiId,
        integrationType: 'AWS_PROXY',
        integrationUri: `${names.functionArn(feature)}:${liveAlias}`,
        payloadFormatVersion: '2.0',
      });
    const features = Object.keys(featureLambdas) as Feature[];
    const targets = new Map(features.map((feature) => [feature, toFeature(feature)]));
    // The id is the method and path, so a row that is renamed or changes feature stays the same route.
    const made: CfnRoute[] = [];
    for (const { row, feature } of rows) {
      const routeKey = routeKeyOf(row);
      const route = new CfnRoute(this, routeKey.replaceAll(/[ /]+/g, '-'), {
        apiId,
        routeKey,
        target: `integrations/${targets.get(feature)?.ref}`,
      });
      const before = made.at(-atATime);
      if (before) route.addResourceDependency(before);
      made.push(route);
    }
    return made;
  }

  /** Made after the routes, since its throttles name some of them. */
  private stage({ names, stage, rows, removal }: Plan, httpApiId: string, routes: readonly CfnRoute[]): void {
    const destination = new LogGroup(this, 'AccessLog', {
      logGroupName: names.apiLogGroup,
      encryptionKey: this.key,
      retention: stage.logDays,
      removalPolicy: removal,
    });
    const httpStage = new HttpStage(this, 'Stage', {
      httpApi: HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId }),
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
  }
}
