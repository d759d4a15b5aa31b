import { env } from '../../infra/env';
import type { Mail } from '../gateways/mail';
import type { Gateway } from './deps-from-env';
import { required } from './deps-settings';

/** The mail queue for functions that seldom send: its client is loaded with the first mail, and costs no start anything. */
export const withRareMail: Gateway = async () => {
  const queueUrl = required(env.mailQueueUrl);
  let queue: Promise<Mail> | undefined;
  const load = () => import('../gateways/mail-queue').then(({ queueMail }) => queueMail({ queueUrl }));
  return {
    mail: {
      send: async (mail) => {
        queue ??= load();
        await (await queue).send(mail);
      },
    },
  };
};
