import { CfnOutput, Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { workerLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { AppFunction } from './app-function';
import { deadLetters, underKey } from './dead-letters';
import { scheduledJob } from './scheduled-job';

const tries = 5;

/** The queue of payment events, its worker, and a 15-minute sweep for events stored but never queued. */
export function paymentWork(stack: AppStack, plan: Plan, environment: Record<string, string>): void {
  const { names } = plan;
  const spec = workerLambdas['handle-payment-events'];
  const dead = deadLetters(stack, 'DeadPayments', names.paymentDeadLetters);
  const notices = new Queue(stack, 'PaymentEvents', {
    queueName: names.paymentQueue,
    ...underKey(stack),
    retentionPeriod: Duration.days(4),
    // AWS asks for six times the function's timeout, so that a slow batch is not delivered twice.
    visibilityTimeout: Duration.seconds(6 * spec.timeoutSeconds),
    deadLetterQueue: { queue: dead, maxReceiveCount: tries },
  });
  const worker = new AppFunction(stack, 'handle-payment-events', { plan, spec, environment });
  worker.lambda.addEventSource(
    new SqsEventSource(notices, { batchSize: 5, reportBatchItemFailures: true, maxConcurrency: 5 }),
  );
  scheduledJob(stack, plan, {
    name: 'sweep-payment-events',
    every: Duration.minutes(15),
    environment,
    deadLetterQueue: deadLetters(stack, 'DeadPaymentSweeps', names.paymentSweepDeadLetters),
  });
  new CfnOutput(stack, 'PaymentDeadLettersUrl', { value: dead.queueUrl });
}
