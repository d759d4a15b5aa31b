import type { Duration } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { HouseFunction } from './house-function';
import type { HouseStack } from './house-stack';
import { workerLambdas } from './lambdas';
import type { Plan } from './plan';

export type ScheduledJob = {
  readonly name: keyof typeof workerLambdas;
  readonly every: Duration;
  readonly environment: Record<string, string>;
  /** For runs that failed their last try, and calls the schedule could not hand over. */
  readonly deadLetterQueue: Queue;
};

const repeats = 2;

const allow = (action: string, resource: string): PolicyStatement =>
  new PolicyStatement({ effect: Effect.ALLOW, actions: [action], resources: [resource] });

/** A function that EventBridge Scheduler runs repeatedly. The schedule's dead letters are calls that
 * Lambda did not accept; failed runs are the function's. */
export function scheduledJob(stack: HouseStack, plan: Plan, job: ScheduledJob): void {
  const { name, every, environment, deadLetterQueue } = job;
  const spec = workerLambdas[name];
  const { lambda } = new HouseFunction(stack, name, { plan, spec, environment, failedRuns: deadLetterQueue });
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
      retryPolicy: { maximumRetryAttempts: repeats },
      deadLetterConfig: { arn: deadLetterQueue.queueArn },
    },
  });
}
