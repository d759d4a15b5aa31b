import { beforeAll, describe, expect, it } from 'vitest';
import { deploySteps, putBackSteps } from '../../infra/aws/deploy/steps';
import { featureLambdas } from '../../infra/aws/lambdas/lambdas';
import { type Built, built, ofType, stageOf } from './built';

const shifting = ['ledger', 'payments', 'signing', 'subscriptions', 'users'];

let prod: Built;
beforeAll(() => {
  prod = built(stageOf('prod'));
});
const groups = () => ofType(prod.all, 'AWS::CodeDeploy::DeploymentGroup');

describe('a new version of a function', () => {
  it('is called by its alias, and the version before it stays', () => {
    const aliases = ofType(prod.all, 'AWS::Lambda::Alias');
    expect(aliases).toHaveLength(Object.keys(featureLambdas).length);
    for (const { Properties } of aliases) expect(Properties.Name).toBe('live');
    for (const { DeletionPolicy } of ofType(prod.all, 'AWS::Lambda::Version'))
      expect(DeletionPolicy).toBe('RetainExceptOnCreate');
  });

  it('of what people cannot do without is tried by a tenth of the calls, with its own alarm as a brake', () => {
    const alarms = ofType(prod.all, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmName);
    expect(groups().map(({ Properties }) => Properties.DeploymentGroupName)).toEqual(
      expect.arrayContaining(shifting.map((name) => `keystead-prod-${name}`)),
    );
    expect(groups()).toHaveLength(shifting.length);
    for (const { Properties } of groups()) {
      const brake = `${Properties.DeploymentGroupName}-errors`;
      expect(alarms).toContain(brake);
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
        AlarmConfiguration: { Enabled: true, Alarms: [{ Name: brake }] },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
    }
    const shifted = ofType(prod.all, 'AWS::Lambda::Alias').filter(({ UpdatePolicy }) => UpdatePolicy);
    expect(shifted.map(({ id }) => id.replace(/live[0-9A-F]{8}$/, '')).toSorted()).toEqual(shifting);
  });

  it('is watched by a role that may look at alarms as AWS documents it, and move its own alias alone', () => {
    const roles = ofType(prod.all, 'AWS::IAM::Role').filter(({ id }) => id.includes('shiftRole'));
    expect(roles).toHaveLength(shifting.length);
    for (const { Properties } of roles) {
      const policies = Properties.Policies as { PolicyDocument: { Statement: object[] } }[];
      expect(policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)).toEqual([
        expect.objectContaining({
          Action: ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
        }),
        { Action: 'cloudwatch:DescribeAlarms', Effect: 'Allow', Resource: '*' },
      ]);
    }
  });

  it('changes over at once in a stage without canaries', () => {
    const dev = built(stageOf('dev'));
    expect(ofType(dev.all, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([]);
    expect(ofType(dev.all, 'AWS::Lambda::Alias').filter(({ UpdatePolicy }) => UpdatePolicy)).toEqual([]);
  });

  it('is taken back by one command, without brakes, which are on again at its end', () => {
    const said = putBackSteps(stageOf('prod'), { version: 'v1' }).map(({ command }) => command.join(' '));
    const brakes = (state: string) =>
      said.flatMap((command, index) => (command.includes(`--alarm-configuration ${state}`) ? [index] : []));
    const deploys = said.flatMap((command, index) => (command.startsWith('npx cdk deploy') ? [index] : []));
    expect(brakes('enabled=false')).toHaveLength(shifting.length);
    expect(Math.max(...brakes('enabled=false'))).toBeLessThan(Math.min(...deploys));
    expect(brakes('enabled=true')).toHaveLength(shifting.length);
    expect(Math.min(...brakes('enabled=true'))).toBeGreaterThan(Math.max(...deploys));
    expect(said.join('\n')).toContain('alarms=[{name=keystead-prod-users-errors}]');
    expect(said.filter((command) => /build|synth/.test(command))).toEqual([]);
  });

  it('that mends what rings goes out at once, if asked', () => {
    const said = (atOnce: boolean) =>
      deploySteps(stageOf('prod'), { version: 'v1', standing: [], atOnce }).map(({ command }) =>
        command.join(' '),
      );
    const brakes = (commands: string[]) => commands.filter((each) => each.startsWith('aws deploy ')).length;
    expect([brakes(said(false)), brakes(said(true))]).toEqual([0, 2 * shifting.length]);
    expect(deploySteps(stageOf('dev'), { version: 'v1', standing: [], atOnce: true })).toEqual(
      deploySteps(stageOf('dev'), { version: 'v1', standing: [] }),
    );
  });
});
