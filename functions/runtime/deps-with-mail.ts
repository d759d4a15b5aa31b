import { env } from '../../infra/env';
import type { Gateway } from './deps-from-env';
import { required } from './deps-settings';

/** The mail queue, for functions that send. */
export const withMail: Gateway = async () => {
  const { queueMail } = await import('../gateways/mail-queue');
  return { mail: queueMail({ queueUrl: required(env.mailQueueUrl) }) };
};
