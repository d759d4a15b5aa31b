import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Every cdk-nag rule we break on purpose, with the reason. */
const acknowledgements = {
  accessLogs: {
    rules: ['AwsSolutions-S1', 'AwsSolutions-CFR3'],
    reason:
      'Access logs of buckets and CloudFront hold people’s addresses; what operating needs is in the API’s log, without them.',
  },
  everyCountry: { rules: ['AwsSolutions-CFR1'], reason: 'A landlord may travel: no country is shut out.' },
  noDomain: {
    rules: ['AwsSolutions-CFR4'],
    reason:
      'Without a domain CloudFront’s own certificate sets the protocol; with one it is TLS 1.2 at least.',
  },
  signedAlone: {
    rules: ['AwsSolutions-CFR2'],
    reason:
      'Files answer to signed addresses alone: CloudFront itself refuses the rest before anything is read.',
  },
  ownAuthorization: {
    rules: ['AwsSolutions-APIG4'],
    reason:
      'Every function checks the bearer token and its stored session by its row of the contract; public rows are public.',
  },
  deployedSecret: {
    rules: ['AwsSolutions-SMG4'],
    reason:
      'Two places hold it and AWS can change only one: CloudFront reads its word when deployed, the payment provider makes its own keys (infra/RUNBOOKS.md).',
  },
  deadLettersAtTheQueue: {
    rules: [
      'Serverless-LambdaDLQ',
      'Serverless-LambdaEventSourceMappingDestination',
      'Serverless-SQSRedrivePolicy',
      'AwsSolutions-SQS3',
    ],
    reason:
      'A call has a caller who is told. Work without one comes from a queue, whose own dead-letter queue keeps what fails; that one needs none.',
  },
  backupService: {
    rules: ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'].map(
      (policy) => `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
    ),
    reason: 'AWS Backup needs what AWS lists in two policies of its own, and changes with its service.',
  },
  everyAlarm: {
    rules: ['AwsSolutions-IAM5[Resource::*]'],
    reason: 'CodeDeploy looks at alarms by a call that AWS documents for all of them; it reads states alone.',
  },
  noTracing: {
    rules: ['Serverless-LambdaTracing'],
    reason: 'X-Ray takes a grant on every resource; each call’s log line has its route and its milliseconds.',
  },
} as const;

export function acknowledge(construct: IConstruct, name: keyof typeof acknowledgements): void {
  const { rules, reason } = acknowledgements[name];
  for (const id of rules) Validations.of(construct).acknowledge({ id, reason });
}

/** For a resource that ends in a wildcard because AWS has no other name for it. */
export const acknowledgeWildcard = (construct: IConstruct, resource: string): void =>
  Validations.of(construct).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${resource}]`,
    reason:
      'Object keys and log streams are named while running; the grant ends at one prefix or one log group.',
  });
