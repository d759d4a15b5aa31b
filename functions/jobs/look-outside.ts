import { env } from '../../infra/env';
import { troubleAt } from '../gateways/site';
import { required } from '../runtime/deps/environment';
import { logger } from '../runtime/logger';

/**
 * Asks through DNS, certificate, CloudFront and API, as a visitor does. Logs an error, which is an alarm,
 * when a second try fails too.
 */
export const lookOutside = (siteUrl: () => string) => async (): Promise<void> => {
  const url = siteUrl();
  const trouble = (await troubleAt(url)) && (await troubleAt(url));
  if (trouble) logger.error('the site does not answer as it should', { trouble });
};

export const handler = lookOutside(() => required(env.siteUrl));
