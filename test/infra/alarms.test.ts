import { beforeAll, describe, expect, it } from 'vitest';
import { lastSteps } from '../../infra/aws/deploy/last-steps';
import { type Built, built, ofType, stageOf } from './built';

let prod: Built;
beforeAll(() => {
  prod = built(stageOf('prod'));
});

const alarmNames = () =>
  ofType(prod.all, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmName);

describe('an alarm reaches somebody', () => {
  it('because CloudWatch may publish to its topic, for this account alone', () => {
    const [topic] = ofType(prod.of('ops'), 'AWS::SNS::Topic');
    const policies = ofType(prod.of('ops'), 'AWS::SNS::TopicPolicy');
    expect(policies).toHaveLength(1);
    expect(policies[0]?.Properties.PolicyDocument).toMatchObject({
      Statement: expect.arrayContaining([
        {
          Sid: 'CloudWatchMayPublish',
          Effect: 'Allow',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Action: 'sns:Publish',
          Resource: { Ref: topic?.id },
          Condition: { StringEquals: { 'aws:SourceAccount': stageOf('prod').account } },
        },
        expect.objectContaining({ Effect: 'Deny' }),
      ]),
    });
  });

  it('which a deployment tries at its end: it sets one off and says where the mail must arrive', () => {
    const steps = lastSteps(stageOf('prod'), 'v1');
    const ring = steps.find(({ command }) => command.includes('set-alarm-state'));
    expect(ring?.why).toContain(stageOf('prod').alarmsTo.join(', '));
    expect(ring?.command.join(' ')).toContain('--state-value ALARM');
    const named = ring?.command[ring.command.indexOf('--alarm-name') + 1];
    expect(alarmNames()).toContain(named);
    const asked = steps.find(({ command }) => command.includes('list-subscriptions-by-topic'));
    expect(asked?.command.join(' ')).toContain(':keystead-prod-alarms ');
  });
});
