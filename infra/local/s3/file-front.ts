import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { join } from 'node:path';
import { signingKey } from '../../../functions/gateways/files/file-keys';
import type { Answer } from '../server';
import { objectsIn } from './objects';
import { denied, S3Problem } from './problem';
import { sendObject } from './read-object';
import { queryPairs } from './request-signature';
import { withProblems } from './with-problems';

export type FileFrontSettings = {
  /** Objects are in this folder. */
  readonly folder: string;
  /** What our own clients sign for; browsers may use another host. */
  readonly url: string;
  /** Private halves of the key group by CloudFront's ids. */
  readonly keys: Readonly<Record<string, string>>;
  readonly now: () => Date;
  /** Whether an address of this object still works, however long it was signed for. */
  readonly isServed: (key: string) => Promise<boolean>;
};

/** The parameters CloudFront takes away before it looks at the policy. */
const ownNames = ['Expires', 'Signature', 'Key-Pair-Id', 'Hash-Algorithm'];

const fromAddress = (text: string): Buffer =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

type Asked = { readonly path: string; readonly pairs: readonly string[] };

/** Refuses all that CloudFront refuses with a trusted key group: unsigned, altered, expired, another key. */
function requireAddress(
  { path, pairs }: Asked,
  { url, now }: FileFrontSettings,
  group: ReadonlyMap<string, KeyObject>,
): void {
  const own = new Map(queryPairs(pairs.join('&')).filter(([name]) => ownNames.includes(name)));
  const kept = pairs.filter((pair) => !ownNames.includes(pair.split('=', 1)[0] ?? ''));
  if (own.size < ownNames.length)
    throw new S3Problem(403, 'MissingKey', 'Missing Key-Pair-Id query parameter');
  const { origin } = new URL(url);
  const resource = `${origin}${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
  const Condition = { DateLessThan: { 'AWS:EpochTime': Number(own.get('Expires')) } };
  const policy = JSON.stringify({ Statement: [{ Resource: resource, Condition }] });
  const publicKey = group.get(own.get('Key-Pair-Id') ?? '');
  const isOurs =
    publicKey !== undefined &&
    own.get('Hash-Algorithm') === 'SHA256' &&
    verify('sha256', Buffer.from(policy), publicKey, fromAddress(own.get('Signature') ?? ''));
  if (!isOurs || now().getTime() >= Condition.DateLessThan['AWS:EpochTime'] * 1000) throw denied();
}

/** CloudFront before the private bucket. What is not there is denied, as to whoever may not list a bucket. */
export function fileFront(settings: FileFrontSettings): Answer {
  const group = new Map(
    Object.entries(settings.keys).map(([id, half]) => [id, createPublicKey(signingKey(half))]),
  );
  const mount = new URL(settings.url).pathname;
  const objects = objectsIn(settings.folder);
  return withProblems(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new S3Problem(403, 'MethodNotAllowed', 'This distribution supports only cachable requests.');
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    requireAddress({ path, pairs: query.split('&').filter(Boolean) }, settings, group);
    const key = path
      .slice(mount.length + 1)
      .split('/')
      .map(decodeURIComponent)
      .join('/');
    const found = (await settings.isServed(key)) ? await objects.get(key) : undefined;
    if (!found) throw denied();
    await sendObject({ request, response, query: new Map(queryPairs(query)) }, found);
  });
}

/** The id that CloudFront would give the data folder's key. */
export const localFileKeyId = 'KLOCAL';

/** Where a bucket's files lie in the data folder. */
export const bucketFolder = (dataDir: string, bucket: string): string => join(dataDir, 'files', bucket);
