import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { deadLetters } from './dead-letters';
import type { HouseStack } from './house-stack';
import type { Plan } from './plan';
import { scheduledJob } from './scheduled-job';

/** What is due by the hour: reminders, and what the clock has ended. Each strikes off what it did, so that a run too many does nothing. */
const jobs = ['remind-trials', 'remind-renewals', 'expire-subscriptions'] as const;

/** The scheduled jobs about subscriptions, with one dead-letter queue for runs that failed to the last try, which it answers. */
export function billingWork(stack: HouseStack, plan: Plan, environment: Record<string, string>): Queue {
  const deadLetterQueue = deadLetters(stack, 'DeadBilling', plan.names.billingDeadLetters);
  for (const name of jobs)
    scheduledJob(stack, plan, { name, every: Duration.hours(1), environment, deadLetterQueue });
  return deadLetterQueue;
}
