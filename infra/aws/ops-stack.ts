import { type App, CfnOutput, Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Dashboard, GraphWidget, type IMetric, MathExpression, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { alarmsOf } from './alarms';
import { deadLetters } from './dead-letters';
import { HouseAlarm, metric } from './house-alarm';
import { HouseStack } from './house-stack';
import { allLambdas } from './lambdas';
import type { Plan } from './plan';

/** For the person on call: alarms, one dashboard, and a budget warning. */
export class OpsStack extends HouseStack {
  constructor(app: App, plan: Plan) {
    super(app, 'ops', plan, { description: 'Keystead: alarms, dashboard, budget.' });
    const { names, stage } = plan;
    const topic = this.topic(plan);
    const deadLetterQueue = deadLetters(this, 'DeadAlarms', names.alarmDeadLetters);
    for (const address of stage.alarmsTo)
      topic.addSubscription(new EmailSubscription(address, { deadLetterQueue }));
    new CfnOutput(this, 'AlarmTopicArn', { value: topic.topicArn });
    const apiId = StringParameter.valueForStringParameter(this, names.parameters.apiId);
    for (const spec of alarmsOf(plan, apiId)) new HouseAlarm(this, { spec, prefix: names.prefix, topic });
    this.dashboard(plan, apiId);
    this.budget(plan);
  }

  /** A deny-only policy removes the account's own right to publish, so this allows CloudWatch by name. */
  private topic({ names, stage }: Plan): Topic {
    const topic = new Topic(this, 'Alarms', { topicName: names.alarmTopic, enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'CloudWatchMayPublish',
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': stage.account } },
      }),
    );
    return topic;
  }

  private dashboard({ names, stage }: Plan, apiId: string): void {
    const errors = Object.keys(allLambdas).map((lambda) =>
      metric('AWS/Lambda', 'Errors', { FunctionName: names.functionName(lambda) }),
    );
    // A query, since a dashboard is free while it names at most fifty metrics (idle-cost.ts).
    const slowest = new MathExpression({
      expression:
        'SELECT MAX(Duration) FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName ORDER BY MAX() DESC LIMIT 10',
      period: Duration.minutes(5),
    });
    const ofApi = (name: string, statistic?: string) =>
      metric('AWS/ApiGateway', name, { ApiId: apiId }, statistic);
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
          graph('Calls and refusals', [ofApi('Count'), ofApi('4xx'), ofApi('5xx')]),
          graph('Milliseconds, p50 and p99', [ofApi('Latency', 'p50'), ofApi('Latency', 'p99')]),
        ],
        [graph('Errors by function', errors), graph('Milliseconds of the ten slowest functions', [slowest])],
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
