import { env } from '../env';
import type { Grant } from './grants';
import type { Plan } from './plan';

/** What every function that answers calls is told, by the names of infra/env.ts. Secrets go by name only. */
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
  [env.paymentQueueUrl]: names.paymentQueueUrl,
  [env.passwordCost]: '17',
  [env.addressFrom]: 'cloudfront',
});

export const jobEnvironment = ({ stage, names }: Plan): Record<string, string> => ({
  [env.stage]: stage.stage,
  [env.tableName]: names.table,
});

/** What a feature is told of that: who sends no mail does not hear of the queue. */
export const featureEnvironment = (
  { [env.mailQueueUrl]: mailQueueUrl, ...environment }: Record<string, string>,
  { sendMail }: Grant,
): Record<string, string> => ({
  ...environment,
  ...(sendMail && mailQueueUrl !== undefined && { [env.mailQueueUrl]: mailQueueUrl }),
});

/** Of the job that sends the outbox, whose links lead to the site. */
export const outboxEnvironment = (plan: Plan, siteUrl: string): Record<string, string> => ({
  ...jobEnvironment(plan),
  [env.mailQueueUrl]: plan.names.mailQueueUrl,
  [env.siteUrl]: siteUrl,
});

/** Of a job that removes files as well. */
export const fileJobEnvironment = (plan: Plan): Record<string, string> => ({
  ...jobEnvironment(plan),
  [env.filesBucket]: plan.names.filesBucket,
});

export const mailEnvironment = ({ stage }: Plan): Record<string, string> => ({
  [env.stage]: stage.stage,
  [env.mailFrom]: stage.mail.from,
});
