import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { HouseStack } from './house-stack';

/** Messages lie under the stage's key: some are mails, with addresses and live links. */
export const underKey = ({ key }: HouseStack) => ({
  encryption: QueueEncryption.KMS,
  encryptionMasterKey: key,
  enforceSSL: true,
});

/** Where failed work waits two weeks for somebody to look at it and send it again. */
export const deadLetters = (stack: HouseStack, id: string, queueName: string): Queue =>
  new Queue(stack, id, { queueName, ...underKey(stack), retentionPeriod: Duration.days(14) });

/** The same for what SNS could not deliver: SNS writes there by itself, and has no part in the stage's key. */
export const undelivered = (stack: HouseStack, id: string, queueName: string): Queue =>
  new Queue(stack, id, {
    queueName,
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
