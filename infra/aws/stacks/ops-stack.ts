import { type App, CfnOutput, Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Dashboard, GraphWidget, type IMetric, MathExpression, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { alarmTopic } from '../alarm-topic';
import type { ApiName } from '../apis';
import { alarmsOf } from '../constructs/alarms';
import { AppAlarm, metric } from '../constructs/app-alarm';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';

/** For the person on call: alarms, one dashboard, and a budget warning. */
export class OpsStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'ops', plan, { description: 'Keystead: alarms, dashboard, budget.' });
    const { names } = plan;
    const topic = alarmTopic(this, plan);
    const idOf = (api: ApiName) => StringParameter.valueForStringParameter(this, names.parameters.apiId[api]);
    const apiIds = { first: idOf('first'), second: idOf('second') };
    for (const spec of alarmsOf(plan, apiIds)) new AppAlarm(this, { spec, prefix: names.prefix, topic });
    this.dashboard(plan, Object.values(apiIds));
    this.budget(plan);
  }

  private dashboard({ names, stage }: Plan, apiIds: readonly string[]): void {
    // Queries, since a dashboard is free while it names at most fifty metrics (idle-cost.ts).
    const tenFunctions = (of: 'SUM' | 'MAX', name: string) =>
      new MathExpression({
        expression: `SELECT ${of}(${name}) FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName ORDER BY ${of}() DESC LIMIT 10`,
        period: Duration.minutes(5),
      });
    const errors = tenFunctions('SUM', 'Errors');
    const slowest = tenFunctions('MAX', 'Duration');
    const ofApis = (name: string, statistic?: string) =>
      apiIds.map((ApiId) => metric('AWS/ApiGateway', name, { ApiId }, statistic));
    const ofTable = (name: string) => metric('AWS/DynamoDB', name, { TableName: names.table });
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });
    const dashboard = new Dashboard(this, 'Dashboard', {
      dashboardName: names.worldwide,
      widgets: [
        [
          new TextWidget({
            markdown: `# Keystead ${stage.stage}\nWhat to do: infra/RUNBOOKS.md`,
            width: 24,
            height: 2,
          }),
        ],
        [
          graph('Calls and refusals', [...ofApis('Count'), ...ofApis('4xx'), ...ofApis('5xx')]),
          graph('Milliseconds, p50 and p99', [...ofApis('Latency', 'p50'), ...ofApis('Latency', 'p99')]),
        ],
        [
          graph('Errors by function', [errors]),
          graph('Milliseconds of the ten slowest functions', [slowest]),
        ],
        [
          graph('Capacity of the table', [
            ofTable('ConsumedReadCapacityUnits'),
            ofTable('ConsumedWriteCapacityUnits'),
          ]),
          graph('Mails waiting and dead', [
            metric(
              'AWS/SQS',
              'ApproximateNumberOfMessagesVisible',
              { QueueName: names.mailQueue },
              'Maximum',
            ),
            metric(
              'AWS/SQS',
              'ApproximateNumberOfMessagesVisible',
              { QueueName: names.mailDeadLetters },
              'Maximum',
            ),
          ]),
        ],
      ],
    });
    const region = `region=${stage.region}#dashboards:name=${dashboard.dashboardName}`;
    new CfnOutput(this, 'DashboardUrl', {
      value: `https://${stage.region}.console.aws.amazon.com/cloudwatch/home?${region}`,
    });
  }

  private budget({ names, stage }: Plan): void {
    const subscribers = stage.alarmsTo.map((address) => ({ subscriptionType: 'EMAIL', address }));
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: names.worldwide,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: stage.monthlyBudgetDollars, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:cost$${stage.tags.cost}`] },
      },
      // ACTUAL too: a forecast needs weeks of history, too late for a sudden flood of calls.
      notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
        notification: {
          notificationType,
          comparisonOperator: 'GREATER_THAN',
          threshold: 100,
          thresholdType: 'PERCENTAGE',
        },
        subscribers,
      })),
    });
  }
}
