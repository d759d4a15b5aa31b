import { env } from '../../../infra/env';
import type { Mail } from '../../gateways/mail/mail';
import { required } from './environment';

let built: Promise<Mail> | undefined;

async function build(): Promise<Mail> {
  const { sesMail } = await import('../../gateways/mail/mail-ses');
  return sesMail({ from: required(env.mailFrom) });
}

/** Only what mail delivery needs; it reaches neither the table nor the keys. */
export const mailFromEnv = (): Promise<Mail> => {
  built ??= build();
  return built;
};
