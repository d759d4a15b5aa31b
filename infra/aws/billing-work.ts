import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { deadLetters } from './dead-letters';
import { HouseFunction } from './house-function';
import type { HouseStack } from './house-stack';
import { workerLambdas } from './lambdas';
import type { Plan } from './plan';

/** What is due by the hour: reminders, and what the clock has ended. Each strikes off what it did, so that a run too many does nothing. */
const jobs = ['remind-trials', 'remind-renewals', 'expire-subscriptions'] as const;

/** The scheduled jobs about subscriptions, with one dead-letter queue for runs that failed to the last try. */
export function billingWork(stack: HouseStack, plan: Plan, environment: Record<string, string>): void {
  const deadLetterQueue = deadLetters(stack, 'DeadBilling', plan.names.billingDeadLetters);
  for (const name of jobs) {
    const { lambda } = new HouseFunction(stack, name, { plan, spec: workerLambdas[name], environment });
    new Rule(stack, `${name}-hourly`, {
      ruleName: `${plan.names.prefix}-${name}`,
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(lambda, { deadLetterQueue, retryAttempts: 2 })],
    });
  }
}
