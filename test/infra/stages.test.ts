import { beforeAll, describe, expect, it } from 'vitest';
import { Stage } from '../../infra/config/stage';
import { stageNamed, stages } from '../../infra/config/stages';
import { type Built, built, ofType, only, stageOf } from './built';

let dev: Built;
let prod: Built;
beforeAll(() => {
  [dev, prod] = [built(stageOf('dev')), built(stageOf('prod'))];
});

const table = (stage: Built) => only(stage.of('data'), 'AWS::DynamoDB::GlobalTable');
const replica = (stage: Built) => table(stage).Properties.Replicas;

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

  it('have different keys and names each', () => {
    expect(new Set(stages.map((stage) => stage.envelope.keys[0])).size).toBe(stages.length);
    expect([...dev.byName.keys()].some((name) => prod.byName.has(name))).toBe(false);
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
    expect(only(prod.of('data'), 'AWS::S3::Bucket').Properties.VersioningConfiguration).toEqual({
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
    // The files and the site: each bucket is emptied by the stack that made it, and nobody else's custom resource stands in the way.
    expect(ofType(dev.all, 'Custom::S3AutoDeleteObjects')).toHaveLength(2);
    expect(ofType(dev.all, 'Custom::CDKBucketDeployment')).toEqual([]);
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
    const distribution = only(own.of('front'), 'AWS::CloudFront::Distribution').Properties.DistributionConfig;
    expect(distribution).toMatchObject({
      Aliases: [domain.name, `www.${domain.name}`],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
    expect(ofType(own.of('front'), 'AWS::Route53::RecordSet')).toHaveLength(4);
    expect(ofType(own.of('jobs'), 'AWS::Route53::RecordSet')).toHaveLength(3);
    expect(only(own.of('data'), 'AWS::S3::Bucket').Properties.CorsConfiguration).toMatchObject({
      CorsRules: [{ AllowedOrigins: [`https://${domain.name}`] }],
    });
  });
});
