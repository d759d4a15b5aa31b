import { describe, expect, it } from 'vitest';
import { built, stageOf } from './built';

/** What CloudFormation would empty or delete to recreate: by logical id, which must not change, and name. */
const pinned: Readonly<Record<string, string>> = {
  Alarms04B5A0BF: 'keystead-prod-alarms',
  ApiF70053CD: 'keystead-prod',
  BouncesB6B89006: 'keystead-prod-bounces',
  BureauKeysD3C4800B: 'keystead-prod/bureau-keys',
  DeadAlarmsFE408969: 'keystead-prod-alarms-dead',
  DeadBillingAFC84D90: 'keystead-prod-billing-dead',
  DeadBounces5F204F0F: 'keystead-prod-bounces-dead',
  DeadJobs933905CE: 'keystead-prod-jobs-dead',
  DeadMailAFB89EA6: 'keystead-prod-mail-dead',
  DeadPaymentSweeps90A6013D: 'keystead-prod-payment-sweeps-dead',
  DeadPayments5929B664: 'keystead-prod-payments-dead',
  Distribution830FAC52: 'keystead-prod',
  FilesDistributionCB0E04F3: 'keystead-prod-files',
  Files8E6940B8: 'keystead-prod-files-000000000000-us-east-1',
  Key961B73FD: 'Encrypts the table, the files, the queues and the logs of this stage.',
  KeyAlias910D852D: 'alias/keystead-prod',
  Mail6A3D1F64: 'keystead-prod-mail',
  MailConfiguration5CD4B050: 'keystead-prod',
  OriginBCF5A9D0: 'keystead-prod/origin',
  PaymentEvents96D38EB7: 'keystead-prod-payments',
  ReportKey59FCFF66: 'Seals the screening reports of this stage.',
  ReportKeyAlias3326EFBE: 'alias/keystead-prod-reports',
  SealKey94782D95: 'Seals the leases of this stage.',
  SealKeyAliasE30479A1: 'alias/keystead-prod-seal',
  SecondApi80E25ED4: 'keystead-prod-second',
  SenderF5F9B8E0: 'no-reply@keystead.example',
  SiteE53D7754: 'keystead-prod-site-000000000000-us-east-1',
  StripeKeys92D3CFAD: 'keystead-prod/stripe-keys',
  TableCD117FA1: 'keystead-prod',
  TokenKeysAAD69857: 'keystead-prod/token-keys',
  WatchKey5FF6192C: 'Encrypts the log and the failed runs of this stage’s look from another region.',
  DeadLooksCD55E171: 'keystead-prod-watch-dead',
  Trail022F0CF2: 'keystead-prod-trail-000000000000-us-east-1',
};

/** Types that hold irreplaceable data, or an address others have written down. */
const stateful: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::KMS::Key': 'Description',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::CloudFront::Distribution': 'DistributionConfig.Comment',
  'AWS::ApiGatewayV2::Api': 'Name',
  'AWS::KMS::Alias': 'AliasName',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SES::ConfigurationSet': 'Name',
};

describe('what is kept', () => {
  it('has the logical id and the name it was deployed with: another one would be an empty one', () => {
    const account = '000000000000';
    const found = built({ ...stageOf('prod'), account }).all.flatMap(({ id, Type, Properties }) => {
      const path = stateful[Type]?.split('.');
      const name = path?.reduce((at, key) => Object(at)[key], Properties as unknown);
      return path ? [[id, String(name)]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(pinned);
  });
});
