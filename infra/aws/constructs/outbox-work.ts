import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { env } from '../../env';
import { fileJobEnvironment, outboxEnvironment, reportEnvironment } from '../lambdas/environment';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { scheduledJob } from './scheduled-job';

/**
 * The outbox every minute, the shortest schedule; lease steps and rent every hour, as a day begins somewhere.
 */
export function outboxWork(
  stack: AppStack,
  plan: Plan,
  { siteUrl, deadLetterQueue }: { siteUrl: string; deadLetterQueue: Queue },
): void {
  const environment = outboxEnvironment(plan, siteUrl);
  scheduledJob(stack, plan, {
    name: 'send-outbox',
    every: Duration.minutes(1),
    environment,
    deadLetterQueue,
  });
  scheduledJob(stack, plan, {
    name: 'tell-lease-steps',
    every: Duration.hours(1),
    environment,
    deadLetterQueue,
  });
  scheduledJob(stack, plan, {
    name: 'remind-insurance',
    every: Duration.hours(1),
    environment,
    deadLetterQueue,
  });
  scheduledJob(stack, plan, {
    name: 'tend-applications',
    every: Duration.minutes(5),
    environment: {
      ...environment,
      ...fileJobEnvironment(plan),
      ...reportEnvironment(plan, stack.reportKeyArn),
    },
    deadLetterQueue,
  });
  scheduledJob(stack, plan, {
    name: 'tend-requests',
    every: Duration.minutes(1),
    environment,
    deadLetterQueue,
  });
  scheduledJob(stack, plan, {
    name: 'charge-late-fees',
    every: Duration.hours(1),
    environment,
    deadLetterQueue,
  });
  scheduledJob(stack, plan, { name: 'post-rent', every: Duration.hours(1), environment, deadLetterQueue });
  scheduledJob(stack, plan, {
    name: 'look-outside',
    every: Duration.minutes(5),
    environment: { [env.siteUrl]: siteUrl },
    deadLetterQueue,
  });
}
