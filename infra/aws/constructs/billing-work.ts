import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { deadLetters } from './dead-letters';
import { scheduledJob } from './scheduled-job';

/** Hourly reminders and expirations, and autopay of rent. An extra run does nothing. */
const jobs = ['remind-trials', 'remind-renewals', 'expire-subscriptions', 'run-autopay'] as const;

/** The scheduled jobs that ask the provider. Returns the dead-letter queue for runs that failed for good. */
export function billingWork(stack: AppStack, plan: Plan, environment: Record<string, string>): Queue {
  const deadLetterQueue = deadLetters(stack, 'DeadBilling', plan.names.billingDeadLetters);
  for (const name of jobs)
    scheduledJob(stack, plan, { name, every: Duration.hours(1), environment, deadLetterQueue });
  scheduledJob(stack, plan, {
    name: 'check-ledgers',
    every: Duration.hours(1),
    inTurns: true,
    environment,
    deadLetterQueue,
  });
  return deadLetterQueue;
}
