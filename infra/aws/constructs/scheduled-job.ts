import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { workerLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { type AlarmSpec, AppAlarm } from './app-alarm';
import { AppFunction } from './app-function';

export type ScheduledJob = {
  readonly name: keyof typeof workerLambdas;
  readonly every: Duration;
  readonly environment: Record<string, string>;
  /** The job does its day's work in turns: a run begins with what is not done yet. */
  readonly inTurns?: true;
  /** For runs that failed their last try, and calls the schedule could not hand over. */
  readonly deadLetterQueue: Queue;
};

const repeats = 2;
const minutesOfHour = 60;

/** Three runs that did not happen; of a daily job one, and six hours more. */
const missedRuns = (every: Duration): { period: Duration; periods: number } =>
  every.toMinutes() <= minutesOfHour
    ? { period: Duration.minutes(Math.max(5, every.toMinutes())), periods: 3 }
    : { period: Duration.hours(6), periods: every.toHours() / 6 + 1 };

/** Rings when a job is not run: nobody would miss what it does not do. */
function alarmOfMissedRuns(stack: AppStack, { names }: Plan, { name, every }: ScheduledJob): void {
  const { period, periods } = missedRuns(every);
  const runs = new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Invocations',
    dimensionsMap: { FunctionName: names.functionName(name) },
    statistic: 'Sum',
    period,
  });
  const spec: AlarmSpec = {
    id: `${name}-idle`,
    impact: `The job ${name} is not run any more, so its own alarm cannot ring. ${workerLambdas[name].impact}`,
    runbook: 'A job is not run',
    metric: runs,
    threshold: 1,
    periods,
    isBelow: true,
  };
  // By its name: the stack of alarms is deployed after this one.
  const topic = Topic.fromTopicArn(stack, `${name}-topic`, names.alarmTopicArn);
  new AppAlarm(stack, { spec, prefix: names.prefix, topic });
}

const allow = (action: string, resource: string): PolicyStatement =>
  new PolicyStatement({ effect: Effect.ALLOW, actions: [action], resources: [resource] });

/** A function that EventBridge Scheduler runs repeatedly. The schedule's dead letters are calls that
 * Lambda did not accept; failed runs are the function's. */
export function scheduledJob(stack: AppStack, plan: Plan, job: ScheduledJob): void {
  const { name, every, environment, deadLetterQueue } = job;
  alarmOfMissedRuns(stack, plan, job);
  const spec = workerLambdas[name];
  const { lambda } = new AppFunction(stack, name, { plan, spec, environment, failedRuns: deadLetterQueue });
  const role = new Role(stack, `${name}-scheduleRole`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
    inlinePolicies: {
      run: new PolicyDocument({
        statements: [
          allow('lambda:InvokeFunction', lambda.functionArn),
          allow('sqs:SendMessage', deadLetterQueue.queueArn),
          allow('kms:GenerateDataKey', stack.key.keyArn),
          allow('kms:Decrypt', stack.key.keyArn),
        ],
      }),
    },
  });
  new CfnSchedule(stack, `${name}-every`, {
    name: `${plan.names.prefix}-${name}`,
    scheduleExpression: `rate(${every.toMinutes()} minutes)`,
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: lambda.functionArn,
      roleArn: role.roleArn,
      ...(job.inTurns && { input: JSON.stringify({ turn: true }) }),
      retryPolicy: { maximumRetryAttempts: repeats },
      deadLetterConfig: { arn: deadLetterQueue.queueArn },
    },
  });
}
