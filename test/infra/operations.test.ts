import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { logger } from '../../functions/runtime/logger';
import { surpriseLevel } from '../../infra/aws/constructs/app-function';
import { deploySteps, destroySteps } from '../../infra/aws/deploy/steps';
import { allLambdas } from '../../infra/aws/lambdas/lambdas';
import { overLimits } from '../../infra/aws/limits';
import { acknowledgementsIn, findingsIn } from '../../infra/aws/nag';
import { stackNames } from '../../infra/aws/stacks/stack-names';
import type { TemplateResource } from '../../infra/aws/templates';
import { Stage } from '../../infra/config/stage';
import { type Built, built, ofType, stageOf } from './built';

let prod: Built;
beforeAll(() => {
  prod = built(stageOf('prod'));
});

describe('operating', () => {
  it('has alarms that each say whom it hurts, where to read on, and tell somebody', () => {
    const runbooks = readFileSync('infra/RUNBOOKS.md', 'utf8');
    const alarms = ofType(prod.all, 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThanOrEqual(Object.keys(allLambdas).length + 8);
    for (const { Properties } of alarms) {
      const [, sentence, heading] =
        /^([A-Z].{20,}?[.]) What to do: infra\/RUNBOOKS\.md, (.+)\.$/.exec(
          String(Properties.AlarmDescription),
        ) ?? [];
      expect(sentence, String(Properties.AlarmName)).toBeTruthy();
      expect(runbooks).toContain(`## ${heading}\n`);
      expect(Properties.AlarmActions).toHaveLength(1);
      expect(Properties.OKActions).toHaveLength(1);
    }
  });

  it('has an alarm for what each function logged as an error, and for crashes: one for all, and one each where it stops a canary', () => {
    // The look from another region has its own, there.
    const watched = ofType(prod.of('ops'), 'AWS::CloudWatch::Alarm').map((alarm) =>
      JSON.stringify(alarm.Properties),
    );
    const counted = ofType(prod.all, 'AWS::Logs::MetricFilter').map(({ Properties }) => Properties);
    expect(watched.filter((text) => text.includes('keystead-prod-function-crashes"'))).toHaveLength(1);
    for (const [name, { canary }] of Object.entries(allLambdas)) {
      const [alarm = '', ...more] = watched.filter((text) => text.includes(`keystead-prod-${name}-errors"`));
      expect(more).toEqual([]);
      expect(alarm).toContain(`"MetricName":"${name}-surprises","Namespace":"keystead-prod"`);
      expect(alarm.includes('"MetricName":"Errors"'), name).toBe(canary === true);
      expect(counted).toContainEqual({
        FilterPattern: '{ $.level = "ERROR" }',
        LogGroupName: { Ref: expect.stringContaining(`${name.replaceAll('-', '')}Log`) },
        MetricTransformations: [
          { MetricName: `${name}-surprises`, MetricNamespace: 'keystead-prod', MetricValue: '1' },
        ],
      });
    }
  });

  it('counts the lines that the functions’ own logger writes of a surprise', () => {
    const lines: string[] = [];
    const write = vi
      .spyOn(process.stderr, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0);
    logger.setLogLevel('INFO');
    logger.error('surprise', { feature: 'users' });
    logger.setLogLevel('SILENT');
    write.mockRestore();
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([surpriseLevel]);
  });

  it('writes logs in JSON, without Lambda’s own lines of every call', () => {
    for (const { Properties } of ofType(prod.all, 'AWS::Lambda::Function'))
      expect(Properties.LoggingConfig).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'WARN' });
  });

  it('keeps each call whose every run failed, of every function that nobody waits for', () => {
    const called = (type: string, of: (properties: TemplateResource['Properties']) => unknown) =>
      ofType(prod.all, type).map(({ Properties }) => JSON.stringify(of(Properties)));
    const byClock = called('AWS::Scheduler::Schedule', ({ Target }) => Object(Target).Arn);
    const byTopic = called('AWS::SNS::Subscription', ({ Protocol, Endpoint }) =>
      Protocol === 'lambda' ? Endpoint : undefined,
    ).filter((endpoint) => endpoint !== undefined);
    const functionOf = (text: string) => /"([\w-]+Function[0-9A-F]{8})"/.exec(text)?.[1];
    const unwatched = new Set([...byClock, ...byTopic].map(functionOf));
    expect(unwatched.size).toBe(18);
    const kept = ofType(prod.all, 'AWS::Lambda::EventInvokeConfig');
    expect(
      new Set(kept.map(({ Properties }) => functionOf(JSON.stringify(Properties.FunctionName)))),
    ).toEqual(unwatched);
    for (const { Properties } of kept)
      expect(Properties).toMatchObject({
        MaximumRetryAttempts: 2,
        DestinationConfig: {
          OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^Dead/), 'Arn'] } },
        },
      });
  });

  it('rings when a job is not run: each schedule has an alarm that takes silence for the worst', () => {
    const idle = ofType(prod.all, 'AWS::CloudWatch::Alarm').filter(({ Properties }) =>
      String(Properties.AlarmName).endsWith('-idle'),
    );
    const jobs = ofType(prod.all, 'AWS::Scheduler::Schedule').map(({ Properties }) =>
      String(Properties.Name),
    );
    expect(idle.map(({ Properties }) => Properties.AlarmName).toSorted()).toEqual(
      jobs.map((name) => `${name}-idle`).toSorted(),
    );
    for (const { Properties } of idle) {
      expect(Properties).toMatchObject({
        MetricName: 'Invocations',
        Namespace: 'AWS/Lambda',
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
        Threshold: 1,
      });
      const [{ Value: functionName } = { Value: '' }] = Properties.Dimensions as { Value: string }[];
      expect(`${functionName}-idle`).toBe(Properties.AlarmName);
    }
    // CloudWatch looks back a day at most, and a week at periods of an hour or more.
    const minutes = idle.map(({ Properties }) => [
      Number(Properties.Period) / 60,
      Number(Properties.EvaluationPeriods),
    ]);
    for (const [period = 0, periods = 0] of minutes)
      expect(period * periods).toBeLessThanOrEqual(period >= 60 ? 7 * 24 * 60 : 24 * 60);
    const of = (name: string) =>
      minutes[idle.findIndex(({ Properties }) => Properties.AlarmName === `keystead-prod-${name}-idle`)];
    expect([of('send-outbox'), of('post-rent'), of('seal-leases')]).toEqual([
      [5, 3],
      [60, 3],
      [5, 3],
    ]);
  });

  it('rings when what people paid waits to be noticed', () => {
    const late = ofType(prod.all, 'AWS::CloudWatch::Alarm').find(
      ({ Properties }) => Properties.AlarmName === 'keystead-prod-payments-late',
    );
    expect(late?.Properties).toMatchObject({
      MetricName: 'ApproximateAgeOfOldestMessage',
      Dimensions: [{ Name: 'QueueName', Value: 'keystead-prod-payments' }],
      Threshold: 900,
    });
  });

  it('looks at its site from another region, where its alarms ring by themselves', () => {
    const watch = prod.of('watch');
    const alarms = ofType(watch, 'AWS::CloudWatch::Alarm');
    expect(alarms.map(({ Properties }) => Properties.AlarmName).toSorted()).toEqual([
      'keystead-prod-look-outside-errors',
      'keystead-prod-look-outside-idle',
    ]);
    for (const { Properties } of alarms)
      expect(JSON.stringify(Properties.AlarmActions)).toMatch(/us-west-2|"Ref":"Alarms/);
    expect(ofType(watch, 'AWS::SNS::Subscription')).toHaveLength(stageOf('prod').alarmsTo.length);
    const steps = deploySteps(stageOf('prod'), { version: 'v1', standing: [] }).map(({ command }) =>
      command.join(' '),
    );
    const last = steps.findIndex((command) => command.startsWith('npx cdk deploy prod-watch '));
    expect(steps[last - 1]).toContain('task.ts hand-over');
    expect(steps[last - 2]).toContain('--outputs-file');
    expect(steps[last]).not.toContain('--outputs-file');
    expect(JSON.stringify(built(stageOf('dev')).all)).not.toContain('watch-dead');
    expect(() => Stage.parse({ ...stageOf('prod'), watchRegion: 'us-east-1' })).toThrow('another region');
  });

  it('warns of money spent as well as of money forecast', () => {
    const [budget] = ofType(prod.all, 'AWS::Budgets::Budget');
    expect(budget?.Properties.NotificationsWithSubscribers).toMatchObject([
      { Notification: { NotificationType: 'ACTUAL', Threshold: 100 } },
      { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
    ]);
  });

  it('loses no work: every queue, schedule and alarm has where failed work waits', () => {
    const queues = ofType(prod.all, 'AWS::SQS::Queue');
    const name = (queue: (typeof queues)[number]) => String(queue.Properties.QueueName);
    const dead = queues.filter((queue) => name(queue).endsWith('-dead'));
    const working = queues.filter((queue) => !name(queue).endsWith('-dead'));
    expect(working.map(name).toSorted()).toEqual(['keystead-prod-mail', 'keystead-prod-payments']);
    expect(dead.map(name).toSorted()).toEqual(
      [
        'keystead-prod-alarms-dead',
        'keystead-prod-billing-dead',
        'keystead-prod-bounces-dead',
        'keystead-prod-jobs-dead',
        'keystead-prod-mail-dead',
        'keystead-prod-payment-sweeps-dead',
        'keystead-prod-payments-dead',
        // Of the region that looks at the site from outside.
        'keystead-prod-alarms-dead',
        'keystead-prod-watch-dead',
      ].toSorted(),
    );
    for (const queue of working) expect(queue.Properties.RedrivePolicy).toMatchObject({ maxReceiveCount: 5 });
    for (const source of ofType(prod.all, 'AWS::Lambda::EventSourceMapping'))
      expect(source.Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    const schedules = ofType(prod.all, 'AWS::Scheduler::Schedule');
    expect(schedules.map(({ Properties }) => Properties.Name).toSorted()).toEqual(
      [
        'keystead-prod-expire-subscriptions',
        'keystead-prod-remind-renewals',
        'keystead-prod-remind-trials',
        'keystead-prod-seal-leases',
        'keystead-prod-send-outbox',
        'keystead-prod-sweep-removals',
        'keystead-prod-sweep-payment-events',
        'keystead-prod-sweep-unfinished-adds',
        'keystead-prod-tell-lease-steps',
        'keystead-prod-remind-insurance',
        'keystead-prod-tend-applications',
        'keystead-prod-tend-requests',
        'keystead-prod-post-rent',
        'keystead-prod-charge-late-fees',
        'keystead-prod-run-autopay',
        'keystead-prod-check-ledgers',
        'keystead-prod-look-outside',
        // Once more, from another region.
        'keystead-prod-look-outside',
      ].toSorted(),
    );
    for (const schedule of schedules)
      expect(schedule.Properties.Target).toMatchObject({ DeadLetterConfig: { Arn: expect.anything() } });
    for (const subscription of ofType(prod.all, 'AWS::SNS::Subscription'))
      expect(subscription.Properties.RedrivePolicy).toMatchObject({ deadLetterTargetArn: expect.anything() });
  });

  it('has runbooks that know every queue of failed work', () => {
    const runbooks = readFileSync('infra/RUNBOOKS.md', 'utf8');
    const dead = ofType(prod.all, 'AWS::SQS::Queue')
      .map((queue) => String(queue.Properties.QueueName).replace('keystead-prod-', ''))
      .filter((name) => name.endsWith('-dead'));
    expect(dead.filter((name) => !runbooks.includes(`-${name}`))).toEqual([]);
  });

  it('does not hand a mail out twice while it is being sent', () => {
    const mails = ofType(prod.all, 'AWS::SQS::Queue').find(
      (each) => each.Properties.QueueName === 'keystead-prod-mail',
    );
    const deliver = allLambdas['deliver-mail'];
    expect(mails?.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(
      6 * (deliver?.timeoutSeconds ?? Number.NaN),
    );
  });

  it('writes the first token keys by itself, and new ones every 90 days', () => {
    expect(ofType(prod.of('data'), 'AWS::SecretsManager::RotationSchedule')).toMatchObject([
      { Properties: { RotationRules: { AutomaticallyAfterDays: 90 }, RotateImmediatelyOnUpdate: true } },
    ]);
  });

  it('meets no limit of AWS that grows with the product', () => {
    for (const [name, resources] of prod.byName) expect(overLimits(name, resources)).toEqual([]);
    const many = (Type: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `R${index}`, Type, Properties: {} }));
    expect(overLimits('x', many('AWS::ApiGatewayV2::Route', 300))).toEqual([]);
    expect(overLimits('x', many('AWS::ApiGatewayV2::Route', 301))).toEqual(['x: 301 routes, 300 at most']);
    expect(overLimits('x', many('AWS::SNS::Topic', 401))).toEqual(['x: 401 resources, 400 at most']);
    const long = [{ id: 'R', Type: 'AWS::SNS::Topic', Properties: { a: 'a'.repeat(1_000_000) } }];
    expect(overLimits('x', long)).toHaveLength(1);
  });

  it('holds no stack by another’s exports', () => {
    const text = JSON.stringify(prod.all);
    expect(text).not.toContain('Fn::ImportValue');
    expect(text).not.toContain('CrossRegionExport');
  });

  it.each([
    ['us-east-1', undefined],
    ['us-east-1', 'app.example.com'],
    ['eu-central-1', undefined],
    ['eu-central-1', 'app.example.com'],
  ])('is built in %s with domain %s, and breaks no rule there', (region, name) => {
    const domain = name && { domain: { name, zone: 'example.com', zoneId: 'Z0123456789' } };
    const { app, stacks } = built({ ...stageOf('prod'), region, ...domain });
    expect(findingsIn(app)).toEqual([]);
    const regions = stacks.map((stack) => [stack.node.id, stack.region]);
    expect(regions).toEqual([
      ...stackNames.map((stack) => [`prod-${stack}`, stack === 'edge' ? 'us-east-1' : region]),
      ['prod-watch', 'us-west-2'],
    ]);
  });

  it('breaks no rule of cdk-nag without a reason, and few with one', () => {
    expect(findingsIn(prod.app)).toEqual([]);
    const reasons = new Set(acknowledgementsIn(prod.app).map((each) => each.reason));
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(30);
    expect(reasons.size).toBeLessThanOrEqual(11);
  });

  it('tags everything it pays for', () => {
    for (const stack of prod.stacks)
      expect(stack.tags.tagValues()).toEqual({
        app: 'keystead',
        stage: 'prod',
        owner: 'keystead',
        cost: 'keystead-prod',
      });
  });

  it('checks and builds before it deploys, and asks before it widens a right', () => {
    const commands = deploySteps(stageOf('prod'), { version: 'v1', standing: [] }).map(({ command }) =>
      command.join(' '),
    );
    const deploy = commands.findIndex((command) => command.startsWith('npx cdk deploy'));
    expect(commands[deploy]).toContain('--require-approval broadening');
    const approved = deploySteps(stageOf('prod'), { version: 'v1', standing: [], approved: true });
    expect(approved.map(({ command }) => command.join(' ')).join('\n')).not.toContain('broadening');
    for (const before of ['bash .ci/run', 'npm run -s build:web', 'npm run -s synth'])
      expect(commands.slice(0, deploy)).toContain(before);
    expect(commands.at(-1)).toContain('write-plans.ts --stage prod');
  });

  it('tries of a commit what is tried of a pull request, once, before a stage that keeps its data takes it', () => {
    const said = (stage: 'dev' | 'prod', isChecked: boolean) =>
      deploySteps(stageOf(stage), { version: 'v1', standing: [], isChecked }).map(({ command }) =>
        command.join(' '),
      );
    expect([said('prod', false)[0], said('dev', false)[0]]).toEqual(['bash .ci/run', 'npm run -s check']);
    expect(said('prod', true)[0]).toBe('npm run -s build:web');
    const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
    expect(workflow).toContain('uses: ./.github/workflows/check.yml');
    expect(workflow).toContain("needs.check.result == 'success'");
    expect(workflow).toContain('--checked');
    const check = readFileSync('.github/workflows/check.yml', 'utf8');
    for (const words of ['pull_request:', 'branches: [main]', 'workflow_call:', 'bash .ci/run'])
      expect(check).toContain(words);
  });

  it('does not destroy what is kept', () => {
    expect(() => destroySteps(stageOf('prod'))).toThrow('prod keeps its data');
    expect(destroySteps(stageOf('dev'))[0]?.command.join(' ')).toBe(
      'npx cdk destroy --all --context stage=dev',
    );
  });
});
