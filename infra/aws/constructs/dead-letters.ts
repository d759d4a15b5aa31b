import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { AppStack } from '../stacks/app-stack';

/** Messages are encrypted with the stage's key: some are mails, with addresses and live links. */
export const underKey = ({ key }: AppStack) => ({
  encryption: QueueEncryption.KMS,
  encryptionMasterKey: key,
  enforceSSL: true,
});

/** Failed work waits here two weeks for someone to inspect and resend it. */
export const deadLetters = (stack: AppStack, id: string, queueName: string): Queue =>
  new Queue(stack, id, { queueName, ...underKey(stack), retentionPeriod: Duration.days(14) });
