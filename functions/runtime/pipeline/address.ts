import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeaders } from '../../../infra/env';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../deps/deps';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The address CloudFront saw, else the socket's. The API also has its own address, without a firewall and
 * open to any header: a call without the secret word that only CloudFront knows is `not-found`. */
export async function callerAddress(
  event: APIGatewayProxyEventV2,
  { addressFrom, originWords }: Pick<Deps['settings'], 'addressFrom' | 'originWords'>,
): Promise<string> {
  const socket = event.requestContext.http.sourceIp;
  if (addressFrom !== 'cloudfront' || !originWords) return socket;
  const said = digest(event.headers[edgeHeaders.originSecret] ?? '');
  const words = await originWords();
  if (!words.some((word) => timingSafeEqual(said, digest(word)))) throw refuse('not-found');
  return event.headers[edgeHeaders.viewerAddress] ?? socket;
}

/** Whom an address limit counts: an IPv4 address, or the /64 of an IPv6 one, which one household may own. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const filled =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
