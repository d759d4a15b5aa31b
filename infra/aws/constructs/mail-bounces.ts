import { SnsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { jobEnvironment } from '../lambdas/environment';
import { workerLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { AppFunction } from './app-function';
import { deadLetters } from './dead-letters';

/** SES reports bounces and spam complaints to a topic; the function marks the account of the address. */
export function mailBounces(stack: AppStack, plan: Plan, configurationSet: ConfigurationSet): void {
  const { names } = plan;
  const spec = workerLambdas['mark-bounces'];
  const topic = new Topic(stack, 'Bounces', {
    topicName: names.bounceTopic,
    enforceSSL: true,
    masterKey: stack.key,
  });
  configurationSet.addEventDestination('ToBounces', {
    destination: EventDestination.snsTopic(topic),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  const deadLetterQueue = deadLetters(stack, 'DeadBounces', names.bounceDeadLetters);
  const { lambda } = new AppFunction(stack, 'mark-bounces', {
    plan,
    spec,
    environment: jobEnvironment(plan),
    failedRuns: deadLetterQueue,
  });
  // The topic's dead letters are notices Lambda did not accept; they share the queue of failed runs.
  lambda.addEventSource(new SnsEventSource(topic, { deadLetterQueue }));
}
