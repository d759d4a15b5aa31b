import { type App, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { env } from '../../env';
import { alarmTopic } from '../alarm-topic';
import { functionAlarm } from '../constructs/alarms';
import { AppAlarm } from '../constructs/app-alarm';
import { deadLetters } from '../constructs/dead-letters';
import { scheduledJob } from '../constructs/scheduled-job';
import { type Plan, planIn } from '../plan';
import { AppStack } from './app-stack';
import { regionOf } from './stack-names';

/** Looks at the site from another region, and rings there: the stage's own region may be what is gone. */
export class WatchStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'watch', plan, { description: 'Keystead: a look at the site from another region.' });
    const there = planIn(plan, regionOf('watch', plan.stage));
    const key = new Key(this, 'WatchKey', {
      description: 'Encrypts the log and the failed runs of this stage’s look from another region.',
      enableKeyRotation: true,
      removalPolicy: plan.removal,
    });
    const writers = [`logs.${there.stage.region}.amazonaws.com`, 'sns.amazonaws.com'];
    key.addToResourcePolicy(
      new PolicyStatement({
        sid: 'LogsAndNotices',
        principals: writers.map((service) => new ServicePrincipal(service)),
        actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
        resources: ['*'],
      }),
    );
    this.key = key;
    const topic = alarmTopic(this, there);
    scheduledJob(this, there, {
      name: 'look-outside',
      every: Duration.minutes(5),
      environment: {
        [env.siteUrl]: StringParameter.valueForStringParameter(this, plan.names.handed.siteUrl),
      },
      deadLetterQueue: deadLetters(this, 'DeadLooks', plan.names.watchDeadLetters),
    });
    const spec = functionAlarm(there, 'look-outside');
    new AppAlarm(this, { spec, prefix: there.names.prefix, topic });
  }
}
