import { type App, CfnOutput, Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { deadLetters } from './dead-letters';
import { fileJobEnvironment, jobEnvironment, mailEnvironment } from './environment';
import { HouseFunction } from './house-function';
import { runEvery } from './house-schedule';
import { HouseStack } from './house-stack';
import { workerLambdas } from './lambdas';
import { mailSender } from './mail-sender';
import type { Plan } from './plan';

const tries = 5;

/** What happens without a caller waiting: mail, by a queue that tries again and keeps what fails for good. */
export class JobsStack extends HouseStack {
  constructor(app: App, plan: Plan) {
    super(app, 'jobs', plan, { description: 'Keystead: mail with its queue, and scheduled jobs.' });
    const { names } = plan;
    const spec = workerLambdas['deliver-mail'];
    const dead = deadLetters(this, 'DeadMail', names.mailDeadLetters);
    const mails = new Queue(this, 'Mail', {
      queueName: names.mailQueue,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      // Six times the function's own time, as AWS asks: a slow batch must not be handed out twice.
      visibilityTimeout: Duration.seconds(6 * spec.timeoutSeconds),
      deadLetterQueue: { queue: dead, maxReceiveCount: tries },
    });
    const { lambda } = new HouseFunction(this, 'deliver-mail', {
      plan,
      spec,
      environment: mailEnvironment(plan),
    });
    lambda.addEventSource(
      new SqsEventSource(mails, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 5 }),
    );
    this.sweep(plan);
    mailSender(this, plan);
    new CfnOutput(this, 'MailDeadLettersUrl', { value: dead.queueUrl });
  }

  /** Every quarter of an hour; a run that fails twice leaves its event in the jobs' dead-letter queue. */
  private sweep(plan: Plan): void {
    const name = 'sweep-unfinished-adds';
    const spec = workerLambdas[name];
    const { lambda } = new HouseFunction(this, name, { plan, spec, environment: jobEnvironment(plan) });
    const deadLetterQueue = deadLetters(this, 'DeadJobs', plan.names.jobDeadLetters);
    const { prefix } = plan.names;
    runEvery(this, { name, prefix, every: Duration.minutes(15), lambda, deadLetterQueue });
    this.sweepDocuments(plan, deadLetterQueue);
  }

  /** Every hour, so that a run never has much to do; what fails lies where the other sweep's failures lie. */
  private sweepDocuments(plan: Plan, deadLetterQueue: Queue): void {
    const name = 'sweep-deleted-documents';
    const spec = workerLambdas[name];
    const environment = fileJobEnvironment(plan);
    const { lambda } = new HouseFunction(this, name, { plan, spec, environment });
    const { prefix } = plan.names;
    runEvery(this, { name, prefix, every: Duration.hours(1), lambda, deadLetterQueue });
  }
}
