import type { Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { env } from '../../env';
import { liveAlias } from '../constructs/live-alias';
import type { Plan } from '../plan';
import type { Grant } from './grants';

/** Variables of every function that answers calls, named in infra/env.ts. Secrets are passed by name only. */
export const apiEnvironment = ({ stage, names }: Plan, siteUrl: string): Record<string, string> => ({
  [env.stage]: stage.stage,
  [env.tableName]: names.table,
  [env.filesBucket]: names.filesBucket,
  [env.mailQueueUrl]: names.mailQueueUrl,
  [env.mailFrom]: stage.mail.from,
  [env.contactTo]: stage.mail.contactTo,
  [env.siteUrl]: siteUrl,
  [env.envelopeKey]: stage.envelope.keys.join(','),
  [env.envelopeIv]: stage.envelope.iv,
  [env.tokenKeysSecret]: names.tokenKeys,
  [env.originSecret]: names.originSecret,
  [env.stripeKeysSecret]: names.stripeKeys,
  [env.bureauKeysSecret]: names.bureauKeys,
  [env.paymentQueueUrl]: names.paymentQueueUrl,
  [env.passwordCost]: '17',
  [env.addressFrom]: 'cloudfront',
});

export const jobEnvironment = ({ stage, names }: Plan): Record<string, string> => ({
  [env.stage]: stage.stage,
  [env.tableName]: names.table,
});

/**
 * A feature's part of them: only functions that send mail get the queue, only those that may read it the
 * origin's word.
 */
export const featureEnvironment = (
  { [env.mailQueueUrl]: mailQueueUrl, [env.originSecret]: origin, ...environment }: Record<string, string>,
  { sendMail, secrets }: Grant,
): Record<string, string> => ({
  ...environment,
  ...(sendMail && mailQueueUrl !== undefined && { [env.mailQueueUrl]: mailQueueUrl }),
  ...(secrets?.includes('originSecret') && origin !== undefined && { [env.originSecret]: origin }),
});

/**
 * For the assistant: the name of any feature's function. The functions that it calls check the origin's word.
 */
export const invokingEnvironment = ({ names }: Plan): Record<string, string> => ({
  [env.featureFunction]: `${names.functionArn('{feature}')}:${liveAlias}`,
});

/** For the assistant: the stage's model, if it has one. */
export const modelEnvironment = ({ stage }: Plan): Record<string, string> =>
  stage.plannerModel ? { [env.plannerModel]: stage.plannerModel } : {};

/** For a function that hands out file addresses. */
export const fileEnvironment = (stack: Stack, { stage, names }: Plan): Record<string, string> => ({
  [env.filesUrl]: StringParameter.valueForStringParameter(stack, names.parameters.filesUrl),
  [env.fileKeyId]: StringParameter.valueForStringParameter(stack, names.parameters.fileKeyId),
  [env.fileKey]: stage.fileKeys[0] ?? '',
  [env.fileKeysSecret]: names.fileKeys,
});

/** For the outbox job, whose links lead to the site. */
export const outboxEnvironment = (plan: Plan, siteUrl: string): Record<string, string> => ({
  ...jobEnvironment(plan),
  [env.mailQueueUrl]: plan.names.mailQueueUrl,
  [env.siteUrl]: siteUrl,
});

/** For a job that also removes files. */
export const fileJobEnvironment = (plan: Plan): Record<string, string> => ({
  ...jobEnvironment(plan),
  [env.filesBucket]: plan.names.filesBucket,
});

/** For a function that seals and opens screening reports. */
export const reportEnvironment = ({ names }: Plan, reportKeyArn: string): Record<string, string> => ({
  [env.bureauKeysSecret]: names.bureauKeys,
  [env.reportKey]: reportKeyArn,
});

/** Years for which nobody can delete a sealed lease: longer than most states allow for contract claims. */
const sealYears = 10;

/** For the job that seals leases. The bucket locks files only in a stage that keeps its data. */
export const sealEnvironment = (
  plan: Plan,
  { siteUrl, sealKeyArn }: { siteUrl: string; sealKeyArn: string },
): Record<string, string> => ({
  ...fileJobEnvironment(plan),
  [env.siteUrl]: siteUrl,
  [env.sealKey]: sealKeyArn,
  ...(plan.stage.keepData && { [env.sealYears]: String(sealYears) }),
});

export const mailEnvironment = ({ stage, names }: Plan): Record<string, string> => ({
  [env.stage]: stage.stage,
  [env.mailFrom]: stage.mail.from,
  [env.filesBucket]: names.filesBucket,
});
