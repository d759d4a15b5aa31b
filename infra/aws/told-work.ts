import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { toldEnvironment } from './environment';
import { HouseFunction } from './house-function';
import { runEvery } from './house-schedule';
import type { HouseStack } from './house-stack';
import { workerLambdas } from './lambdas';
import type { Plan } from './plan';

/** Every minute, the shortest a schedule goes: the mails of what people were told meanwhile. */
export function toldWork(
  stack: HouseStack,
  plan: Plan,
  { siteUrl, deadLetterQueue }: { siteUrl: string; deadLetterQueue: Queue },
): void {
  const name = 'send-told-mails';
  const environment = toldEnvironment(plan, siteUrl);
  const { lambda } = new HouseFunction(stack, name, { plan, spec: workerLambdas[name], environment });
  const { prefix } = plan.names;
  runEvery(stack, { name, prefix, every: Duration.minutes(1), lambda, deadLetterQueue });
}
