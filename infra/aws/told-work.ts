import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { toldEnvironment } from './environment';
import type { HouseStack } from './house-stack';
import type { Plan } from './plan';
import { scheduledJob } from './scheduled-job';

/** Every minute, the shortest a schedule goes: the mails of what people were told meanwhile. */
export function toldWork(
  stack: HouseStack,
  plan: Plan,
  { siteUrl, deadLetterQueue }: { siteUrl: string; deadLetterQueue: Queue },
): void {
  const environment = toldEnvironment(plan, siteUrl);
  scheduledJob(stack, plan, {
    name: 'send-told-mails',
    every: Duration.minutes(1),
    environment,
    deadLetterQueue,
  });
}
