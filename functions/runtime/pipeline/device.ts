import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Settings } from '../deps/deps';

/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 86_400;
const form = /^[\w-]{43}$/;

const isSecure = ({ siteUrl }: Pick<Settings, 'siteUrl'>): boolean => siteUrl.startsWith('https:');
/** Browsers accept the `__Host-` name only over TLS, and only from this exact host. */
const nameOf = (settings: Pick<Settings, 'siteUrl'>): string =>
  isSecure(settings) ? '__Host-device' : 'device';

/** A browser's own random value, in a cookie that scripts cannot read. It logs nobody in: an account that
 * knows the browser counts its wrong passwords separately from strangers' tries. */
export function deviceOf(
  { cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>,
  settings: Pick<Settings, 'siteUrl'>,
): string | undefined {
  const name = `${nameOf(settings)}=`;
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
  return value !== undefined && form.test(value) ? value : undefined;
}

export const deviceCookie = (value: string, settings: Pick<Settings, 'siteUrl'>): string =>
  [
    `${nameOf(settings)}=${value}`,
    `Max-Age=${keptSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(settings) ? ['Secure'] : []),
  ].join('; ');
