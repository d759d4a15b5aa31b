import { type App, CfnOutput } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnRoute,
  CfnStage,
  HttpApi,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { billingWork } from './billing-work';
import { apiEnvironment, featureEnvironment } from './environment';
import { featureRoutes } from './feature-routes';
import { HouseStack } from './house-stack';
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

/** A Lambda per feature and a route per row of the contract, but for leasing's; the stage of all; work. */
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
    this.stage(plan, api, featureRoutes(this, plan, 'api'));
    const withoutMail = featureEnvironment(environment, {});
    paymentWork(this, plan, withoutMail);
    const deadLetterQueue = billingWork(this, plan, withoutMail);
    outboxWork(this, plan, { siteUrl, deadLetterQueue });
    sealWork(this, plan, { siteUrl, deadLetterQueue });
    new CfnOutput(this, 'Version', { value: plan.version });
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
  }
}
