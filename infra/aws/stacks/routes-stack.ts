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
import type { Feature, Row } from '../../../shared/contract';
import { routeKeyOf } from '../../../shared/contract/endpoint';
import { acknowledge } from '../acknowledgements';
import { type ApiName, rowsOf } from '../apis';
import { liveAlias } from '../constructs/live-alias';
import { ownThrottle, usualThrottle } from '../constructs/throttle';
import { featureLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';
import { routeStacks } from './stack-names';

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

type StageParts = {
  readonly httpApiId: string;
  readonly rows: readonly Row[];
  readonly accessLog: LogGroup;
  readonly routes: readonly CfnRoute[];
};

/** Routes made at a time: API Gateway takes ten changes a second, and a refusal fails the stack. */
const atATime = 4;

/** A route per row of one API. In one stack, so that a row may move to any feature; deployed after the
 * functions, so that a new route finds the version that answers it. */
class RoutesStack extends AppStack {
  readonly #api: ApiName;

  constructor(app: App, plan: Plan, api: ApiName) {
    super(app, routeStacks[api], plan, { description: `Keystead: a route per row of the ${api} API.` });
    acknowledge(this, 'ownAuthorization');
    this.#api = api;
    const accessLog = this.accessLog(plan);
    const rows = rowsOf(plan.rows, api);
    // API Gateway deploys no API without a route, so an area's first row brings the stage.
    if (rows.length === 0) return;
    const httpApiId = StringParameter.valueForStringParameter(this, plan.names.parameters.apiId[api]);
    this.stage({ httpApiId, rows, accessLog, routes: this.routes(plan, httpApiId, rows) });
  }

  private routes({ names }: Plan, apiId: string, rows: readonly Row[]): readonly CfnRoute[] {
    const toFeature = (feature: Feature) =>
      new CfnIntegration(this, `${feature}-integration`, {
        apiId,
        integrationType: 'AWS_PROXY',
        integrationUri: `${names.functionArn(feature)}:${liveAlias}`,
        payloadFormatVersion: '2.0',
      });
    const features = (Object.keys(featureLambdas) as Feature[]).filter((feature) =>
      rows.some((row) => row.feature === feature),
    );
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

  private accessLog({ names, stage, removal }: Plan): LogGroup {
    return new LogGroup(this, 'AccessLog', {
      logGroupName: names.apiLogGroup[this.#api],
      encryptionKey: this.key,
      retention: stage.logDays,
      removalPolicy: removal,
    });
  }

  /** Made after the routes, since its throttles name some of them. */
  private stage({ httpApiId, rows, accessLog, routes }: StageParts): void {
    const httpStage = new HttpStage(this, 'Stage', {
      httpApi: HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId }),
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: usualThrottle.rate, burstLimit: usualThrottle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
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

export class FirstRoutesStack extends RoutesStack {
  constructor(app: App, plan: Plan) {
    super(app, plan, 'first');
  }
}

export class SecondRoutesStack extends RoutesStack {
  constructor(app: App, plan: Plan) {
    super(app, plan, 'second');
  }
}
