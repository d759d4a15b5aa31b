import { CfnOutput } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { deadLetters } from './constructs/dead-letters';
import type { Plan } from './plan';
import type { AppStack } from './stacks/app-stack';

/**
 * What a region's alarms are sent to, with its readers. A deny-only policy removes the account's own right to
 * publish, so this allows CloudWatch by name.
 */
export function alarmTopic(stack: AppStack, { names, stage }: Plan): Topic {
  const topic = new Topic(stack, 'Alarms', { topicName: names.alarmTopic, enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'CloudWatchMayPublish',
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': stage.account } },
    }),
  );
  const deadLetterQueue = deadLetters(stack, 'DeadAlarms', names.alarmDeadLetters);
  for (const address of stage.alarmsTo)
    topic.addSubscription(new EmailSubscription(address, { deadLetterQueue }));
  new CfnOutput(stack, 'AlarmTopicArn', { value: topic.topicArn });
  return topic;
}
