import { env } from '../../infra/env';
import { required } from './deps-settings';

/** The mail queue, for functions that send. */
export const withMail = async () => {
  const { queueMail } = await import('../gateways/mail-queue');
  return { mail: queueMail({ queueUrl: required(env.mailQueueUrl) }) };
};
