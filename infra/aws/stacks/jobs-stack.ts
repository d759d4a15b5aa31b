import { type App, CfnOutput, Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AppFunction } from '../constructs/app-function';
import { deadLetters, underKey } from '../constructs/dead-letters';
import { mailSender } from '../constructs/mail-sender';
import { scheduledJob } from '../constructs/scheduled-job';
import { fileJobEnvironment, jobEnvironment, mailEnvironment } from '../lambdas/environment';
import { workerLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';

const tries = 5;

/** Work nobody waits for: a mail queue with retries and dead letters, and scheduled jobs. */
export class JobsStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'jobs', plan, { description: 'Keystead: mail with its queue, and scheduled jobs.' });
    const { names } = plan;
    const spec = workerLambdas['deliver-mail'];
    const dead = deadLetters(this, 'DeadMail', names.mailDeadLetters);
    const mails = new Queue(this, 'Mail', {
      queueName: names.mailQueue,
      ...underKey(this),
      retentionPeriod: Duration.days(4),
      // AWS asks for six times the function's timeout, so that a slow batch is not delivered twice.
      visibilityTimeout: Duration.seconds(6 * spec.timeoutSeconds),
      deadLetterQueue: { queue: dead, maxReceiveCount: tries },
    });
    const { lambda } = new AppFunction(this, 'deliver-mail', {
      plan,
      spec,
      environment: mailEnvironment(plan),
    });
    lambda.addEventSource(
      new SqsEventSource(mails, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 5 }),
    );
    this.sweeps(plan);
    mailSender(this, plan);
    new CfnOutput(this, 'MailDeadLettersUrl', { value: dead.queueUrl });
  }

  /** Removes unfinished adds and old deletions, often enough that a run never has much to do. */
  private sweeps(plan: Plan): void {
    const deadLetterQueue = deadLetters(this, 'DeadJobs', plan.names.jobDeadLetters);
    scheduledJob(this, plan, {
      name: 'sweep-unfinished-adds',
      every: Duration.minutes(15),
      environment: jobEnvironment(plan),
      deadLetterQueue,
    });
    scheduledJob(this, plan, {
      name: 'sweep-removals',
      every: Duration.hours(1),
      environment: fileJobEnvironment(plan),
      deadLetterQueue,
    });
  }
}
