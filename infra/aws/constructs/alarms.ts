import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { type ApiName, apiNames } from '../apis';
import { allLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import { type AlarmSpec, metric } from './app-alarm';

/** Errors the function logged itself: a 500 answer, a message given back. Where the alarm stops a canary also
 * its crashes; those of all others have one alarm together, since each metric of an alarm costs. */
export function functionAlarm({ names }: Plan, name: string): AlarmSpec {
  const spec = allLambdas[name];
  if (!spec) throw new Error(`There is no function ${name}.`);
  const { impact, canary } = spec;
  const surprises = metric(names.prefix, names.surprises(name), {});
  const crashes = metric('AWS/Lambda', 'Errors', { FunctionName: names.functionName(name) });
  const both = new MathExpression({
    expression: 'FILL(crashes, 0) + FILL(surprises, 0)',
    period: Duration.minutes(5),
    usingMetrics: { crashes, surprises },
  });
  return {
    id: `${name}-errors`,
    impact,
    runbook: 'A function fails',
    metric: canary ? both : surprises,
    threshold: 1,
    periods: 1,
  };
}

/** Ids of the first API's alarms are older than the second API. */
const alarmPrefixes: Readonly<Record<ApiName, string>> = { first: 'api', second: 'second-api' };

const apiAlarms = (api: ApiName, apiId: string): AlarmSpec[] => [
  {
    id: `${alarmPrefixes[api]}-5xx`,
    impact: 'People get an error instead of what they asked for, and what they typed may not be saved.',
    runbook: 'A function fails',
    metric: metric('AWS/ApiGateway', '5xx', { ApiId: apiId }),
    threshold: 5,
    periods: 1,
  },
  {
    id: `${alarmPrefixes[api]}-slow`,
    impact: 'Every screen feels stuck: one call in a hundred takes longer than three seconds.',
    runbook: 'The site is slow',
    metric: metric('AWS/ApiGateway', 'Latency', { ApiId: apiId }, 'p99'),
    threshold: 3000,
    periods: 3,
  },
];

/** Of all functions of the account. */
const accountAlarms: readonly AlarmSpec[] = [
  {
    id: 'function-crashes',
    impact: 'A function of this account broke off or ran out of time: the dashboard says which.',
    runbook: 'A function fails',
    metric: metric('AWS/Lambda', 'Errors', {}),
    threshold: 1,
    periods: 1,
  },
  {
    id: 'function-throttles',
    impact: 'Some people are turned away because the account runs out of concurrent functions.',
    runbook: 'The site is slow',
    metric: metric('AWS/Lambda', 'Throttles', {}),
    threshold: 10,
    periods: 1,
  },
];

const tableAlarms = ({ names }: Plan): AlarmSpec[] => [
  {
    id: 'table-throttles',
    impact: 'Saving and loading fail for the organizations that share an overloaded part of the table.',
    runbook: 'The site is slow',
    metric: new MathExpression({
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      period: Duration.minutes(5),
      usingMetrics: {
        reads: metric('AWS/DynamoDB', 'ReadThrottleEvents', { TableName: names.table }),
        writes: metric('AWS/DynamoDB', 'WriteThrottleEvents', { TableName: names.table }),
      },
    }),
    threshold: 1,
    periods: 2,
  },
];

const mailAlarms = ({ names }: Plan): AlarmSpec[] => [
  {
    id: 'mail-dead-letters',
    impact: 'Somebody waits for a mail that will not come: an activation, a reset link or a contact message.',
    runbook: 'Mail does not arrive',
    metric: metric(
      'AWS/SQS',
      'ApproximateNumberOfMessagesVisible',
      { QueueName: names.mailDeadLetters },
      'Maximum',
    ),
    threshold: 1,
    periods: 1,
  },
  {
    id: 'mail-late',
    impact: 'Mails arrive more than a quarter of an hour late; reset links are half spent when they do.',
    runbook: 'Mail does not arrive',
    metric: metric('AWS/SQS', 'ApproximateAgeOfOldestMessage', { QueueName: names.mailQueue }, 'Maximum'),
    threshold: 900,
    periods: 1,
  },
  {
    id: 'mail-bounces',
    impact: 'AWS stops all our mail when one in ten bounces: then nobody can sign up or reset a password.',
    runbook: 'Mail bounces',
    metric: metric('AWS/SES', 'Reputation.BounceRate', {}, 'Maximum'),
    threshold: 0.04,
    periods: 1,
  },
  {
    id: 'mail-complaints',
    impact: 'AWS stops all our mail when one in a thousand is marked as spam: then nobody can sign up.',
    runbook: 'Mail bounces',
    metric: metric('AWS/SES', 'Reputation.ComplaintRate', {}, 'Maximum'),
    threshold: 0.0008,
    periods: 1,
  },
];

const jobAlarms = ({ names }: Plan): AlarmSpec[] => [
  {
    id: 'job-dead-letters',
    impact: 'A scheduled job did not run at all: organizations stay short of what it gives back.',
    runbook: 'A job fails',
    metric: metric(
      'AWS/SQS',
      'ApproximateNumberOfMessagesVisible',
      { QueueName: names.jobDeadLetters },
      'Maximum',
    ),
    threshold: 1,
    periods: 1,
  },
];

const paymentAlarms = ({ names }: Plan): AlarmSpec[] => [
  {
    id: 'payments-late',
    impact:
      'What people paid waits more than a quarter of an hour to be noticed: they are asked to pay again.',
    runbook: 'A payment notice fails',
    metric: metric('AWS/SQS', 'ApproximateAgeOfOldestMessage', { QueueName: names.paymentQueue }, 'Maximum'),
    threshold: 900,
    periods: 1,
  },
  ...[
    { id: 'payment-dead-letters', queue: names.paymentDeadLetters },
    { id: 'payment-sweep-dead-letters', queue: names.paymentSweepDeadLetters },
  ].map(({ id, queue }) => ({
    id,
    impact: 'Somebody paid or was refunded, or can be paid out, and the product does not know of it.',
    runbook: 'A payment notice fails',
    metric: metric('AWS/SQS', 'ApproximateNumberOfMessagesVisible', { QueueName: queue }, 'Maximum'),
    threshold: 1,
    periods: 1,
  })),
];

const billingAlarms = ({ names }: Plan): AlarmSpec[] => [
  {
    id: 'billing-dead-letters',
    impact:
      'A reminder, a mail somebody chose or the end of a plan was not worked off: somebody is not told, or stays locked.',
    runbook: 'A job fails',
    metric: metric(
      'AWS/SQS',
      'ApproximateNumberOfMessagesVisible',
      { QueueName: names.billingDeadLetters },
      'Maximum',
    ),
    threshold: 1,
    periods: 1,
  },
  {
    id: 'bounce-dead-letters',
    impact: 'Mail came back and nobody marked the address: we go on writing to somebody it does not reach.',
    runbook: 'Mail bounces',
    metric: metric(
      'AWS/SQS',
      'ApproximateNumberOfMessagesVisible',
      { QueueName: names.bounceDeadLetters },
      'Maximum',
    ),
    threshold: 1,
    periods: 1,
  },
];

/** Every alarm of a stage. */
export const alarmsOf = (plan: Plan, apiIds: Readonly<Record<ApiName, string>>): readonly AlarmSpec[] => [
  ...Object.keys(allLambdas).map((name) => functionAlarm(plan, name)),
  ...apiNames.flatMap((api) => apiAlarms(api, apiIds[api])),
  ...accountAlarms,
  ...tableAlarms(plan),
  ...mailAlarms(plan),
  ...jobAlarms(plan),
  ...paymentAlarms(plan),
  ...billingAlarms(plan),
];
