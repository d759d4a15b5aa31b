import { beforeAll, describe, expect, it } from 'vitest';
import { allLambdas } from '../../infra/aws/lambdas/lambdas';
import type { TemplateResource } from '../../infra/aws/templates';
import { env } from '../../infra/env';
import { type Built, built, filesOf, ofType, only, stageOf } from './built';

let prod: Built;
beforeAll(() => {
  prod = built(stageOf('prod'));
});

/** The key in its own stack, its parameter in the others; the look from another region has one there. */
const isKey = (value: unknown) =>
  /"(?:Watch)?Key[0-9A-F]{8}"|keyarn\w+Parameter"/.test(JSON.stringify(value ?? null));
const ofRole = (name: string) =>
  prod.all
    .filter(({ Type }) => /^AWS::IAM::(Role|Policy)$/.test(Type))
    .filter(({ id }) => new RegExp(`^${name.replaceAll('-', '')}Role`).test(id))
    .map(({ Properties }) => JSON.stringify(Properties))
    .join();

describe('the stage’s own key', () => {
  it('turns by itself, is kept, and is lent to this account’s logs and to what tells of bounces', () => {
    const keys = ofType(prod.all, 'AWS::KMS::Key').filter(({ id }) => /^Key[0-9A-F]{8}$/.test(id));
    const key = only(keys, 'AWS::KMS::Key');
    expect(key.DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(key.Properties).toMatchObject({ EnableKeyRotation: true });
    expect(Object(key.Properties.KeyPolicy).Statement).toMatchObject([
      { Principal: { AWS: expect.anything() } },
      {
        Principal: { Service: 'logs.us-east-1.amazonaws.com' },
        Condition: {
          ArnLike: { 'kms:EncryptionContext:aws:logs:arn': 'arn:aws:logs:us-east-1:000000000000:*' },
        },
      },
      {
        Principal: { Service: ['ses.amazonaws.com', 'sns.amazonaws.com'] },
        Action: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      },
      { Principal: { Service: 'cloudfront.amazonaws.com' }, Action: 'kms:Decrypt' },
    ]);
  });

  it('does not seal leases: that key signs, is kept, and leases lie under Object Lock [R17]', () => {
    const keys = ofType(prod.all, 'AWS::KMS::Key').filter(({ Properties }) => Properties.KeySpec);
    const key = only(keys, 'AWS::KMS::Key');
    expect(key).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: { KeySpec: 'RSA_3072', KeyUsage: 'SIGN_VERIFY' },
    });
    const files = filesOf(prod).Properties;
    expect(files).toMatchObject({ ObjectLockEnabled: true, VersioningConfiguration: { Status: 'Enabled' } });
    const sealing = ofType(prod.all, 'AWS::Lambda::Function').filter(
      ({ Properties }) => Properties.FunctionName === 'keystead-prod-seal-leases',
    );
    expect(sealing.map(({ Properties }) => Object(Properties.Environment).Variables)).toMatchObject([
      { [env.sealYears]: '10', [env.sealKey]: expect.anything() },
    ]);
  });

  it('does not seal screening reports: they have one of their own, which turns too and is kept [D50]', () => {
    const keys = ofType(prod.all, 'AWS::KMS::Key').filter(({ id }) => id.startsWith('ReportKey'));
    expect(only(keys, 'AWS::KMS::Key')).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: { EnableKeyRotation: true },
    });
    const holders = ofType(prod.all, 'AWS::Lambda::Function').filter(
      ({ Properties }) => env.reportKey in Object(Object(Properties.Environment).Variables),
    );
    expect(holders.map(({ Properties }) => Properties.FunctionName).toSorted()).toEqual([
      'keystead-prod-screening',
      'keystead-prod-tend-applications',
    ]);
  });

  it('encrypts the table and the files', () => {
    const table = only(prod.of('data'), 'AWS::DynamoDB::GlobalTable').Properties;
    expect(table.SSESpecification).toMatchObject({ SSEEnabled: true, SSEType: 'KMS' });
    expect(isKey(table.Replicas)).toBe(true);
    const files = filesOf(prod).Properties.BucketEncryption;
    expect(files).toMatchObject({ ServerSideEncryptionConfiguration: [{ BucketKeyEnabled: true }] });
    expect(isKey(files)).toBe(true);
  });

  it('encrypts every log and every queue, and the topic that tells whose mail came back', () => {
    const bare = (type: string, property: string) =>
      ofType(prod.all, type)
        .filter(({ Properties }: TemplateResource) => !isKey(Properties[property]))
        .map(({ Properties }) => Properties.QueueName ?? Properties.LogGroupName);
    expect(bare('AWS::Logs::LogGroup', 'KmsKeyId')).toEqual([]);
    expect(bare('AWS::SQS::Queue', 'KmsMasterKeyId')).toEqual([]);
    const topics = ofType(prod.all, 'AWS::SNS::Topic').filter(({ Properties }) =>
      isKey(Properties.KmsMasterKeyId),
    );
    expect(topics.map(({ Properties }) => Properties.TopicName)).toEqual(['keystead-prod-bounces']);
  });

  it.each(Object.entries(allLambdas))(
    '%s may use it through what it is granted, and no other way',
    (name, { grant }) => {
      const text = ofRole(name);
      const services = { dynamodb: grant.table, s3: grant.files };
      for (const [service, granted] of Object.entries(services))
        expect(text.includes(`"${service}.us-east-1.amazonaws.com"`), service).toBe(granted !== undefined);
      const usesQueues = ['deliver-mail', 'handle-payment-events', 'look-outside'].includes(name);
      expect(text.includes('kms:Decrypt')).toBe(grant.table !== undefined || usesQueues);
    },
  );

  it('may be used by each schedule that leaves a call in its queue', () => {
    const roles = prod.all.filter(({ id, Type }) => Type === 'AWS::IAM::Role' && id.includes('scheduleRole'));
    expect(roles).toHaveLength(18);
    for (const { Properties } of roles) {
      expect(JSON.stringify(Properties)).toContain('kms:GenerateDataKey');
      expect(isKey(Properties)).toBe(true);
    }
  });
});
