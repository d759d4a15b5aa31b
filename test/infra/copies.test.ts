import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastSteps } from '../../infra/aws/deploy/last-steps';
import { releaseSteps } from '../../infra/aws/deploy/release-steps';
import { standingStacks } from '../../infra/aws/deploy/standing-stacks';
import { allLambdas } from '../../infra/aws/lambdas/lambdas';
import { findingsIn } from '../../infra/aws/nag';
import { planFor } from '../../infra/aws/plan';
import type { StackName } from '../../infra/aws/stacks/stack-names';
import { VaultStack } from '../../infra/aws/stacks/vault-stack';
import { Stage } from '../../infra/config/stage';
import { type Built, built, ofType, only, stageOf } from './built';

const withCopies = (more: object = {}): Stage =>
  Stage.parse({ ...stageOf('prod'), backup: { copyRegion: 'us-west-2', days: 35, ...more } });

const withoutCopies = (): Stage => {
  const { backup: _, ...plainStage } = stageOf('prod');
  return plainStage;
};

let plain: Built;
let prod: Built;
beforeAll(() => {
  [plain, prod] = [built(withoutCopies()), built(withCopies())];
});

describe('copies of table and files', () => {
  it('are the stage’s choice: without it there is none, and nothing to pay', () => {
    expect(plain.all.filter(({ Type }) => Type.startsWith('AWS::Backup::'))).toEqual([]);
    expect([...plain.byName.keys()]).not.toContain('keystead-prod-vault');
    expect(() => withCopies({ copyRegion: 'us-east-1' })).toThrow('another region');
    expect(() => withCopies({ days: 3 })).toThrow();
  });

  it('are made in prod without being asked for, here alone: another region is a choice', () => {
    expect(stageOf('prod').backup).toEqual({ days: 35 });
    const asked = built(stageOf('prod'));
    expect([...asked.byName.keys()]).not.toContain('keystead-prod-vault');
    const backupPlan = only(asked.of('data'), 'AWS::Backup::BackupPlan').Properties.BackupPlan;
    expect(Object(backupPlan).BackupPlanRule).toMatchObject([{ Lifecycle: { DeleteAfterDays: 35 } }]);
    expect(JSON.stringify(backupPlan)).not.toContain('CopyActions');
  });

  it('are made every day, here under the stage’s key and apart under another one, locked', () => {
    const stage = withCopies();
    expect(findingsIn(prod.app)).toEqual([]);
    const apart = prod.stacks.find(({ stackName }) => stackName === 'keystead-prod-vault');
    expect(apart?.region).toBe('us-west-2');
    const vaultOf = (stack: StackName) => only(prod.of(stack), 'AWS::Backup::BackupVault');
    expect(vaultOf('vault').Properties).toMatchObject({
      BackupVaultName: 'keystead-prod',
      EncryptionKeyArn: { 'Fn::GetAtt': [expect.stringMatching(/^Key/), 'Arn'] },
      LockConfiguration: { MinRetentionDays: 35 },
    });
    expect(vaultOf('vault').Properties.LockConfiguration).not.toHaveProperty('ChangeableForDays');
    for (const stack of ['vault', 'data'] as const)
      expect(vaultOf(stack).DeletionPolicy).toBe('RetainExceptOnCreate');
    const plan = only(prod.of('data'), 'AWS::Backup::BackupPlan').Properties.BackupPlan;
    expect(Object(plan).BackupPlanRule).toMatchObject([
      {
        ScheduleExpression: 'cron(0 7 * * ? *)',
        Lifecycle: { DeleteAfterDays: 35 },
        CopyActions: [
          {
            DestinationBackupVaultArn: `arn:aws:backup:us-west-2:${stage.account}:backup-vault:keystead-prod`,
            Lifecycle: { DeleteAfterDays: 35 },
          },
        ],
      },
    ]);
    const chosen = only(prod.of('data'), 'AWS::Backup::BackupSelection').Properties.BackupSelection;
    expect(Object(chosen).Resources).toEqual([
      `arn:aws:dynamodb:us-east-1:${stage.account}:table/keystead-prod`,
      `arn:aws:s3:::keystead-prod-files-${stage.account}-us-east-1`,
    ]);
  });

  it('are locked for good where the stage says so', () => {
    const bundles = { folder: () => '' };
    const plan = planFor(withCopies({ isLockedForGood: true }), { bundles, version: 'test' });
    Template.fromStack(new VaultStack(new App(), plan)).hasResourceProperties('AWS::Backup::BackupVault', {
      LockConfiguration: { MinRetentionDays: 35, ChangeableForDays: 3 },
    });
  });

  it('have their stack deployed before what names it, protected after, and found where it stands', () => {
    const stage = withCopies();
    const first = releaseSteps(stage, { version: 'v1' }).find(({ command }) => command.includes('deploy'));
    expect(first?.command.join(' ')).toContain('npx cdk deploy prod-vault prod-data prod-edge ');
    const last = lastSteps(stage, 'v1').map(({ command }) => command.join(' '));
    expect(last).toContainEqual(
      expect.stringMatching(/--region us-west-2 --stack-name keystead-prod-vault /),
    );
    const asked: string[] = [];
    standingStacks(stage, (_words, { region }) => {
      asked.push(region);
      return { Stacks: [] };
    });
    expect(asked.toSorted()).toEqual(['us-east-1', 'us-west-2']);
  });
});

describe('the trail', () => {
  const fieldsOf = (stage: Built) => {
    const selectors: unknown = only(stage.all, 'AWS::CloudTrail::Trail').Properties.AdvancedEventSelectors;
    return (selectors as { FieldSelectors: Record<string, unknown>[] }[]).map(({ FieldSelectors }) =>
      Object.fromEntries(FieldSelectors.map(({ Field, ...rest }) => [String(Field), rest])),
    );
  };

  it('says who reads or writes the table and the files past the product’s own functions', () => {
    const { account } = stageOf('prod');
    const ours = Object.keys(allLambdas).map(
      (name) => `arn:aws:sts::${account}:assumed-role/keystead-prod-${name}-in-us-east-1/`,
    );
    const others = { NotStartsWith: ours };
    expect(fieldsOf(plain)).toMatchObject([
      {
        eventCategory: { Equals: ['Data'] },
        'resources.type': { Equals: ['AWS::DynamoDB::Table'] },
        'resources.ARN': { Equals: [`arn:aws:dynamodb:us-east-1:${account}:table/keystead-prod`] },
        'userIdentity.arn': others,
      },
      {
        'resources.type': { Equals: ['AWS::S3::Object'] },
        'resources.ARN': { StartsWith: [`arn:aws:s3:::keystead-prod-files-${account}-us-east-1/`] },
        'userIdentity.arn': others,
      },
    ]);
    // A whole name, to its end: a person's role may begin as ours do, and has no name of them.
    const named = ofType(plain.all, 'AWS::IAM::Role').flatMap(({ Properties }) => Properties.RoleName ?? []);
    expect(named.map((name) => `arn:aws:sts::${account}:assumed-role/${name}/`)).toEqual(
      expect.arrayContaining(ours),
    );
  });

  it('is kept as long as the logs', () => {
    const bucket = ofType(plain.all, 'AWS::S3::Bucket').find(({ Properties }) =>
      String(Properties.BucketName).includes('-trail-'),
    );
    expect(bucket).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: { LifecycleConfiguration: { Rules: [{ ExpirationInDays: 365 }] } },
    });
  });
});
