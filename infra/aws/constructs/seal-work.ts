import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { sealEnvironment } from '../lambdas/environment';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { scheduledJob } from './scheduled-job';

/** Every minute, the shortest schedule: the last signer is waiting for the copy. */
export function sealWork(
  stack: AppStack,
  plan: Plan,
  { siteUrl, deadLetterQueue }: { siteUrl: string; deadLetterQueue: Queue },
): void {
  const environment = sealEnvironment(plan, { siteUrl, sealKeyArn: stack.sealKeyArn });
  scheduledJob(stack, plan, {
    name: 'seal-leases',
    every: Duration.minutes(1),
    environment,
    deadLetterQueue,
  });
}
