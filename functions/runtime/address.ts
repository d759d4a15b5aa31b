import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeaders } from '../../infra/env';
import type { Deps } from './deps';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The caller's address: behind CloudFront the one CloudFront saw, else the socket's. The API has an address of its own besides, where a caller
 * could write any header: CloudFront is believed only beside the word that it alone knows.
 */
export async function callerAddress(
  event: APIGatewayProxyEventV2,
  { addressFrom, originSecret }: Pick<Deps['settings'], 'addressFrom' | 'originSecret'>,
): Promise<string> {
  const socket = event.requestContext.http.sourceIp;
  const viewer = event.headers[edgeHeaders.viewerAddress];
  const word = event.headers[edgeHeaders.originSecret];
  if (addressFrom !== 'cloudfront' || !originSecret || !viewer || !word) return socket;
  return timingSafeEqual(digest(word), digest(await originSecret())) ? viewer : socket;
}

/** Whom a limit by address counts: an IPv4 address, or the /64 of an IPv6 one, since a household has 2^64 of those. */
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
