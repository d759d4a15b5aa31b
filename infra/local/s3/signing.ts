import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { badSignature, S3Problem } from './problem';

export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** `20261121T104500Z` as milliseconds; NaN if invalid. */
export const amazonDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** RFC 3986, as Signature Version 4 requires. */
export const uriEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

type Scope = {
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly text: string;
};

/** The scope of an `X-Amz-Credential`. Refuses other keys than ours. */
export function scopeOf(credential: string, { accessKeyId }: Credentials): Scope {
  const [key, date = '', region = '', service = '', end] = credential.split('/');
  if (key !== accessKeyId)
    throw new S3Problem(
      403,
      'InvalidAccessKeyId',
      'The access key Id you provided does not exist in our records.',
    );
  if (end !== 'aws4_request' || service !== 's3') throw badSignature();
  return { date, region, service, text: `${date}/${region}/${service}/${end}` };
}

/** Compares the signature of `toSign` in constant time; refuses SignatureDoesNotMatch. */
export function requireSignature(given: {
  scope: Scope;
  credentials: Credentials;
  toSign: string;
  signature: string;
}): void {
  const { scope, credentials, toSign, signature } = given;
  const dateKey = hmac(`AWS4${credentials.secretAccessKey}`, scope.date);
  const key = hmac(hmac(hmac(dateKey, scope.region), scope.service), 'aws4_request');
  const right = hmac(key, toSign);
  const claimed = Buffer.from(signature, 'hex');
  if (claimed.length !== right.length || !timingSafeEqual(claimed, right)) throw badSignature();
}
