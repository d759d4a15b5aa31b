import type { Duration } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { HouseStack } from './house-stack';

export type HouseSchedule = {
  /** Of the job, and of the schedule behind the stage's prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly every: Duration;
  readonly lambda: Lambda;
  /** Where a run lies that failed to its last try. */
  readonly deadLetterQueue: Queue;
};

const repeats = 2;

const allow = (action: string, resource: string): PolicyStatement =>
  new PolicyStatement({ effect: Effect.ALLOW, actions: [action], resources: [resource] });

/** Runs a job again and again by EventBridge Scheduler, which may call this one function and write to this one queue, for our account alone. */
export function runEvery(stack: HouseStack, schedule: HouseSchedule): void {
  const { name, prefix, every, lambda, deadLetterQueue } = schedule;
  const role = new Role(stack, `${name}-scheduleRole`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
    inlinePolicies: {
      run: new PolicyDocument({
        statements: [
          allow('lambda:InvokeFunction', lambda.functionArn),
          allow('sqs:SendMessage', deadLetterQueue.queueArn),
        ],
      }),
    },
  });
  new CfnSchedule(stack, `${name}-every`, {
    name: `${prefix}-${name}`,
    scheduleExpression: `rate(${every.toMinutes()} minutes)`,
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: lambda.functionArn,
      roleArn: role.roleArn,
      retryPolicy: { maximumRetryAttempts: repeats },
      deadLetterConfig: { arn: deadLetterQueue.queueArn },
    },
  });
}
