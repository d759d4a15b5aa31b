import { env } from '../../../infra/env';
import type { Mail } from '../../gateways/mail/mail';
import { required } from './environment';
import { files } from './files';

let built: Promise<Mail> | undefined;

async function build(): Promise<Mail> {
  const { sesMail } = await import('../../gateways/mail/mail-ses');
  return sesMail({ from: required(env.mailFrom), files: files() });
}

/** Only what mail delivery needs: of the files it reaches logos, and neither the table nor the keys. */
export const mailFromEnv = (): Promise<Mail> => {
  built ??= build();
  return built;
};
