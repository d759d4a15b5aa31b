import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { cloudFront, ofThisAccount } from './files-access';

/** The stage's own key, rotated yearly; AWS logs each use. Without it nobody reads a table, file, queue or
 * log, whatever a policy allows. */
export function dataKey(stack: AppStack, { names, stage, removal }: Plan): Key {
  const key = new Key(stack, 'Key', {
    alias: names.prefix,
    description: 'Encrypts the table, the files, the queues and the logs of this stage.',
    enableKeyRotation: true,
    removalPolicy: removal,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'LogsOfThisAccount',
      principals: [new ServicePrincipal(`logs.${stage.region}.amazonaws.com`)],
      actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
      resources: ['*'],
      conditions: { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': names.arn('logs', '*') } },
    }),
  );
  // SES and SNS write mail addresses to an encrypted topic and queue; AWS documents no condition for them.
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'NoticesOfBounces',
      principals: ['ses', 'sns'].map((service) => new ServicePrincipal(`${service}.amazonaws.com`)),
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      resources: ['*'],
    }),
  );
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'FilesByCloudFront',
      principals: [cloudFront],
      actions: ['kms:Decrypt'],
      resources: ['*'],
      conditions: ofThisAccount(stage),
    }),
  );
  new StringParameter(stack, 'KeyArn', {
    parameterName: names.parameters.keyArn,
    stringValue: key.keyArn,
  });
  return key;
}
