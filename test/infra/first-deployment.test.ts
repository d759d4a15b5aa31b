import { describe, expect, it } from 'vitest';
import { lastSteps } from '../../infra/aws/deploy/last-steps';
import { standingStacks } from '../../infra/aws/deploy/standing-stacks';
import { putBackSteps } from '../../infra/aws/deploy/steps';
import { stackNames } from '../../infra/aws/stacks/stack-names';
import { built, only, stageOf } from './built';

const prod = stageOf('prod');

describe('a first deployment that fails', () => {
  it('can be taken back and repeated: nothing is protected, and nothing named is left behind', () => {
    const first = built(prod, { standing: [] });
    for (const stack of first.stacks) expect(stack.terminationProtection).toBe(false);
    const table = only(first.of('data'), 'AWS::DynamoDB::GlobalTable');
    expect(table.Properties.Replicas).toMatchObject([{ DeletionProtectionEnabled: false }]);
    const left = first.all.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');
    expect(left).toEqual([]);
  });

  it('leaves the stacks that did succeed protected', () => {
    const second = built(prod, { standing: ['data', 'edge'] });
    const isProtected = second.stacks.filter((stack) => stack.terminationProtection);
    expect(isProtected.map(({ stackName }) => stackName)).toEqual([
      'keystead-prod-data',
      'keystead-prod-edge',
    ]);
    const table = only(second.of('data'), 'AWS::DynamoDB::GlobalTable');
    expect(table.Properties.Replicas).toMatchObject([{ DeletionProtectionEnabled: true }]);
  });

  it('is told from one that succeeded by the status of its stacks, in both regions', () => {
    const asked: string[] = [];
    const stage = { ...prod, region: 'eu-central-1' };
    const standing = standingStacks(stage, (_words, { region }) => {
      asked.push(region);
      const statuses =
        region === 'us-east-1'
          ? { 'keystead-prod-edge': 'CREATE_COMPLETE', 'keystead-staging-edge': 'CREATE_COMPLETE' }
          : region === 'us-west-2'
            ? {}
            : {
                'keystead-prod-data': 'UPDATE_ROLLBACK_COMPLETE',
                'keystead-prod-front': 'ROLLBACK_COMPLETE',
                'keystead-prod-jobs': 'REVIEW_IN_PROGRESS',
                'keystead-prod-api': 'DELETE_FAILED',
              };
      return {
        Stacks: Object.entries(statuses).map(([StackName, StackStatus]) => ({ StackName, StackStatus })),
      };
    });
    expect(asked).toEqual(['eu-central-1', 'us-east-1', 'us-west-2']);
    expect(standing).toEqual(['data', 'edge']);
  });

  it('is followed by protection once it succeeded, and never in a stage that keeps nothing', () => {
    const commands = (name: 'dev' | 'prod') =>
      lastSteps(stageOf(name), 'v1').map(({ command }) => command.join(' '));
    for (const stack of stackNames)
      expect(commands('prod')).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `update-termination-protection .*keystead-prod-${stack} --enable-termination-protection`,
          ),
        ),
      );
    expect(commands('prod')).toContainEqual(
      expect.stringContaining('--table-name keystead-prod --deletion-protection-enabled'),
    );
    expect(commands('dev').filter((command) => command.includes('protection'))).toEqual([]);
  });

  it('leaves nothing unprotected that is put back to it: its templates protect nothing', () => {
    const said = putBackSteps(prod, { version: 'v1' }).map(({ command }) => command.join(' '));
    const lastDeploy = said.findLastIndex((command) => command.startsWith('npx cdk deploy'));
    const after = said.slice(lastDeploy).join('\n');
    expect(after).toContain('--table-name keystead-prod --deletion-protection-enabled');
    for (const stack of stackNames)
      expect(after).toContain(`--stack-name keystead-prod-${stack} --enable-termination-protection`);
  });

  it('knows every stack', () => {
    expect(built(prod).stacks.map(({ stackName }) => stackName.replace('keystead-prod-', ''))).toEqual([
      ...stackNames,
      'watch',
    ]);
  });
});
