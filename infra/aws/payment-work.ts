import { CfnOutput, Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { deadLetters } from './dead-letters';
import { HouseFunction } from './house-function';
import { runEvery } from './house-schedule';
import type { HouseStack } from './house-stack';
import { workerLambdas } from './lambdas';
import type { Plan } from './plan';

const tries = 5;

/**
 * The payment provider's notices: their queue, the function that empties it, and every quarter of an hour a look at notices that were kept
 * and never queued.
 */
export function paymentWork(stack: HouseStack, plan: Plan, environment: Record<string, string>): void {
  const { names } = plan;
  const spec = workerLambdas['handle-payment-events'];
  const dead = deadLetters(stack, 'DeadPayments', names.paymentDeadLetters);
  const notices = new Queue(stack, 'PaymentEvents', {
    queueName: names.paymentQueue,
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(4),
    // Six times the function's own time, as AWS asks: a slow batch must not be handed out twice.
    visibilityTimeout: Duration.seconds(6 * spec.timeoutSeconds),
    deadLetterQueue: { queue: dead, maxReceiveCount: tries },
  });
  const worker = new HouseFunction(stack, 'handle-payment-events', { plan, spec, environment });
  worker.lambda.addEventSource(
    new SqsEventSource(notices, { batchSize: 5, reportBatchItemFailures: true, maxConcurrency: 5 }),
  );
  sweep(stack, plan, environment);
  new CfnOutput(stack, 'PaymentDeadLettersUrl', { value: dead.queueUrl });
}

function sweep(stack: HouseStack, plan: Plan, environment: Record<string, string>): void {
  const name = 'sweep-payment-events';
  const { lambda } = new HouseFunction(stack, name, { plan, spec: workerLambdas[name], environment });
  const deadLetterQueue = deadLetters(stack, 'DeadPaymentSweeps', plan.names.paymentSweepDeadLetters);
  const { prefix } = plan.names;
  runEvery(stack, { name, prefix, every: Duration.minutes(15), lambda, deadLetterQueue });
}
