import { beforeAll, describe, expect, it } from 'vitest';
import { newFileKey } from '../../functions/gateways/files/file-keys';
import { refuseUnready } from '../../infra/aws/deploy/run-steps';
import { noAccountYet, Stage } from '../../infra/config/stage';
import { readStage, stageNamed, stages } from '../../infra/config/stages';
import { type Built, built, filesOf, ofType, only, siteDistribution, stageOf } from './built';

let dev: Built;
let prod: Built;
beforeAll(() => {
  [dev, prod] = [built(stageOf('dev')), built(stageOf('prod'))];
});

const table = (stage: Built) => only(stage.of('data'), 'AWS::DynamoDB::GlobalTable');
const replica = (stage: Built) => table(stage).Properties.Replicas;

/** Where each kind of resource with an account-wide or global name has it. */
const worldwide: Readonly<Record<string, string>> = {
  'AWS::S3::Bucket': 'BucketName',
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudFront::CachePolicy': 'CachePolicyConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  'AWS::WAFv2::WebACL': 'Name',
  'AWS::Budgets::Budget': 'Budget.BudgetName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::CloudFront::KeyGroup': 'KeyGroupConfig.Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::OriginRequestPolicy': 'OriginRequestPolicyConfig.Name',
  'AWS::CloudFront::PublicKey': 'PublicKeyConfig.Name',
};
const worldwideNames = (stage: Built): unknown[] =>
  Object.entries(worldwide).flatMap(([type, path]) =>
    ofType(stage.all, type)
      .map(({ Properties }) => path.split('.').reduce((at, key) => Object(at)[key], Properties as unknown))
      .filter((name) => name !== undefined),
  );

describe('stages', () => {
  it('are known by name, and another name is an error before anything is made', () => {
    expect(stages.map((stage) => stage.stage)).toEqual(['dev', 'staging', 'prod']);
    expect(() => stageNamed('production')).toThrow(
      "No stage 'production': choose one of dev, staging, prod.",
    );
    expect(() => stageNamed(undefined)).toThrow('choose one of');
  });

  it('refuse a configuration that is not whole', () => {
    const whole = stageOf('dev');
    expect(Stage.safeParse(whole).success).toBe(true);
    expect(Stage.safeParse({ ...whole, account: '123' }).success).toBe(false);
    expect(Stage.safeParse({ ...whole, envelope: { ...whole.envelope, keys: ['c2hvcnQ='] } }).success).toBe(
      false,
    );
    expect(Stage.safeParse({ ...whole, stripePublishableKey: 'sk_live_x' }).success).toBe(false);
    expect(Stage.safeParse({ ...whole, alarmTo: [] }).success).toBe(false);
  });

  it('say which file and which fields are wrong', () => {
    const wrong = { ...stageOf('prod'), monthlyBudgetDollars: -1, fileKeys: ['MFkw'] };
    expect(() => readStage(wrong)).toThrow(/^infra\/config\/prod\.ts is not right:.*monthlyBudgetDollars/s);
    expect(() => readStage(wrong)).toThrow(/base64 of 91 bytes\s+→ at fileKeys\[0\]/);
  });

  it('have different keys and names each', () => {
    expect(new Set(stages.map((stage) => stage.envelope.keys[0])).size).toBe(stages.length);
    expect([...dev.byName.keys()].some((name) => prod.byName.has(name))).toBe(false);
  });

  it('are deployed into an account that is named, for readers that exist', () => {
    const account = '123456789012';
    const ours = {
      ...stageOf('prod'),
      account,
      mail: { from: 'no-reply@keystead.com', contactTo: 'hello@keystead.com' },
      alarmsTo: ['ops@keystead.com'],
      fileKeys: [newFileKey().publicHalf],
    };
    expect(() => refuseUnready(ours)).not.toThrow();
    expect(() => refuseUnready({ ...ours, account: noAccountYet })).toThrow('infra/config/prod.ts');
    expect(() => refuseUnready({ ...stageOf('prod'), account })).toThrow(
      'These reach nobody: no-reply@keystead.example, hello@keystead.example, ops@keystead.example.',
    );
    const domain = { name: 'app.keystead.example', zone: 'keystead.example', zoneId: 'Z0123456789' };
    expect(() => refuseUnready({ ...ours, domain })).toThrow('app.keystead.example');
    const fileKeys = stageOf('prod').fileKeys;
    expect(() => refuseUnready({ ...ours, fileKeys })).toThrow('task.ts file-key --stage prod');
  });

  it('share a zone and move between regions without sharing a name', () => {
    const at = (name: string, region = 'us-east-1') => ({
      ...stageOf('prod'),
      region,
      // Whoever moves looks from somewhere else, too (infra/RUNBOOKS.md, The region is gone).
      watchRegion: region === 'us-east-1' ? 'us-west-2' : 'us-west-1',
      domain: { name, zone: 'example.com', zoneId: 'Z0123456789' },
    });
    const identityOf = (stage: Built) =>
      only(stage.of('jobs'), 'AWS::SES::EmailIdentity').Properties.EmailIdentity;
    const here = built(at('app.example.com'));
    expect(identityOf(here)).toBe('app.example.com');
    expect(identityOf(built(at('staging.example.com')))).toBe('staging.example.com');
    const mail = { ...stageOf('prod').mail, from: 'no-reply@example.com' };
    expect(Stage.safeParse({ ...at('app.example.com'), mail }).success).toBe(false);
    const there = built(at('app.example.com', 'eu-central-1'));
    const shared = worldwideNames(here).filter((name) => worldwideNames(there).includes(name));
    expect(worldwideNames(here).length).toBeGreaterThan(7);
    expect(shared).toEqual([]);
  });

  it('keep everything in prod', () => {
    expect(table(prod).DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(replica(prod)).toMatchObject([
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      },
    ]);
    for (const type of ['AWS::S3::Bucket', 'AWS::SecretsManager::Secret'])
      for (const resource of ofType(prod.all, type))
        expect(resource.DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(filesOf(prod).Properties.VersioningConfiguration).toEqual({
      Status: 'Enabled',
    });
    expect(ofType(prod.all, 'Custom::S3AutoDeleteObjects')).toEqual([]);
    for (const stack of prod.stacks) expect(stack.terminationProtection).toBe(true);
  });

  it('leave nothing behind in dev, where the table can still be restored', () => {
    expect(table(dev).DeletionPolicy).toBe('Delete');
    expect(replica(dev)).toMatchObject([
      {
        DeletionProtectionEnabled: false,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ]);
    for (const bucket of ofType(dev.all, 'AWS::S3::Bucket')) expect(bucket.DeletionPolicy).toBe('Delete');
    // Each bucket is emptied by the stack that created it, without another's custom resource.
    expect(ofType(dev.all, 'Custom::S3AutoDeleteObjects')).toHaveLength(2);
    expect(ofType(dev.all, 'Custom::CDKBucketDeployment')).toEqual([]);
    expect(ofType(dev.all, 'AWS::CloudTrail::Trail')).toEqual([]);
    for (const stack of dev.stacks) expect(stack.terminationProtection).toBe(false);
  });

  it('keep logs as long as each says', () => {
    const days = (stage: Built) =>
      new Set(ofType(stage.all, 'AWS::Logs::LogGroup').map((log) => log.Properties.RetentionInDays));
    expect(days(dev)).toEqual(new Set([7]));
    expect(days(prod)).toEqual(new Set([365]));
  });

  it('run functions on Node.js 24, arm64, as ES modules, with the stage’s own names', () => {
    const ours = ofType(prod.all, 'AWS::Lambda::Function').filter((each) => each.Properties.FunctionName);
    for (const { Properties } of ours)
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
      });
    const users = ours.find((each) => each.Properties.FunctionName === 'keystead-prod-users');
    expect(users?.Properties.MemorySize).toBeGreaterThanOrEqual(1024);
    expect(users?.Properties.Environment).toMatchObject({
      Variables: {
        STAGE: 'prod',
        TABLE_NAME: 'keystead-prod',
        TOKEN_KEYS_SECRET: 'keystead-prod/token-keys',
        PASSWORD_COST: '17',
        ADDRESS_FROM: 'cloudfront',
      },
    });
  });

  it('set functions aside for the login once the account has room for it', () => {
    const aside = (stage: Built) =>
      ofType([...stage.of('leasing'), ...stage.of('api')], 'AWS::Lambda::Function').flatMap(
        ({ Properties }) =>
          Properties.ReservedConcurrentExecutions === undefined
            ? []
            : [[Properties.FunctionName, Properties.ReservedConcurrentExecutions]],
      );
    expect(aside(prod)).toEqual([]);
    expect(aside(built({ ...stageOf('prod'), loginsAtOnce: 100 }))).toEqual([['keystead-prod-users', 100]]);
  });

  it('have the table’s own keys, its local index and its expiry', () => {
    expect(table(prod).Properties).toMatchObject({
      TableName: 'keystead-prod',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      LocalSecondaryIndexes: [{ IndexName: 'byOrder' }],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
  });

  it('use a restored table in place of the first where one is named', () => {
    const restored = built({ ...stageOf('dev'), tableName: 'keystead-dev-restored' });
    expect(table(restored).Properties.TableName).toBe('keystead-dev');
    expect(JSON.stringify(restored.of('api'))).toContain('table/keystead-dev-restored');
    expect(JSON.stringify(restored.of('api'))).not.toContain('table/keystead-dev"');
  });

  it('with a domain have a certificate, addresses, a DKIM sender and exact origins for uploads', () => {
    const domain = { name: 'app.example.com', zone: 'example.com', zoneId: 'Z0123456789' };
    const own = built({ ...stageOf('prod'), domain });
    expect(only(own.of('edge'), 'AWS::CertificateManager::Certificate').Properties.DomainName).toBe(
      domain.name,
    );
    const distribution = siteDistribution(own).Properties.DistributionConfig;
    expect(distribution).toMatchObject({
      Aliases: [domain.name, `www.${domain.name}`],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
    expect(ofType(own.of('front'), 'AWS::Route53::RecordSet')).toHaveLength(4);
    expect(ofType(own.of('jobs'), 'AWS::Route53::RecordSet')).toHaveLength(3);
    expect(filesOf(own).Properties.CorsConfiguration).toMatchObject({
      CorsRules: [{ AllowedOrigins: [`https://${domain.name}`] }],
    });
  });
});
