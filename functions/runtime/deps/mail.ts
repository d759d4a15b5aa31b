import { env } from '../../../infra/env';
import { queueMail } from '../../gateways/mail/mail-queue';
import { required } from './environment';

export const mail = () => queueMail({ queueUrl: required(env.mailQueueUrl) });
