import type { Stage } from '../../config/stage';
import { namesOf } from '../names';
import { regionOf, stacksOf } from '../stacks/stack-names';
import { type Step, words } from './step';

/** Set off after each deployment. Its queue is empty, so CloudWatch ends it by itself a few minutes later. */
const rehearsedAlarm = 'job-dead-letters';

/** Runs last: protection would keep a failed first deployment from being rolled back. */
export function protectSteps(stage: Stage): readonly Step[] {
  if (!stage.keepData) return [];
  const names = namesOf(stage);
  return [
    {
      why: 'Protect the table from being deleted',
      command: words(
        `aws dynamodb update-table --region ${stage.region} --table-name ${names.table} --deletion-protection-enabled --output text --query TableDescription.DeletionProtectionEnabled`,
      ),
    },
    ...stacksOf(stage).map((stack) => ({
      why: `Protect the stack ${stack}`,
      command: words(
        `aws cloudformation update-termination-protection --region ${regionOf(stack, stage)} --stack-name ${names.stack(stack)} --enable-termination-protection`,
      ),
    })),
  ];
}

/** After the smoke test: protects what was made, and tests that an alarm reaches its readers. */
export function lastSteps(stage: Stage, version: string): readonly Step[] {
  const { alarm } = namesOf(stage);
  const regions = [stage.region, ...(stage.watchRegion ? [stage.watchRegion] : [])];
  return [
    ...protectSteps(stage),
    ...regions.map((region) => ({
      why: `Who hears an alarm of ${region} (PendingConfirmation: SNS’s mail to that address waits to be confirmed)`,
      command: words(
        `aws sns list-subscriptions-by-topic --region ${region} --topic-arn ${namesOf({ ...stage, region }).alarmTopicArn} --output text --query Subscriptions[].[Endpoint,SubscriptionArn]`,
      ),
    })),
    {
      why: `Set an alarm off: two mails about ${alarm(rehearsedAlarm)} must arrive at ${stage.alarmsTo.join(', ')}`,
      command: [
        ...words(
          `aws cloudwatch set-alarm-state --region ${stage.region} --alarm-name ${alarm(rehearsedAlarm)} --state-value ALARM`,
        ),
        '--state-reason',
        `A trial after deploying ${version}: nothing is wrong.`,
      ],
    },
  ];
}
