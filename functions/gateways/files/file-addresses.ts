import { type KeyObject, sign } from 'node:crypto';
import { strictlyEncoded } from './content-disposition';

/** The distribution that serves the files, and a key of its key group (FILES.md). */
export type FileFront = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly keyId: string;
  readonly key: () => Promise<KeyObject>;
};

/** CloudFront's alphabet for base64 in an address. */
const forAddresses = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');

const cannedPolicy = (address: string, endsAt: number): string =>
  `{"Statement":[{"Resource":"${address}","Condition":{"DateLessThan":{"AWS:EpochTime":${endsAt}}}}]}`;

type Wanted = {
  readonly key: string;
  /** S3's `response-…` overrides. */
  readonly query: Readonly<Record<string, string>>;
  readonly endsAt: Date;
};

/** An address of one file, shown in one way, that CloudFront answers until `endsAt`. */
export async function fileAddress({ key, query, endsAt }: Wanted, front: FileFront): Promise<string> {
  const path = key.split('/').map(strictlyEncoded).join('/');
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${strictlyEncoded(value)}`);
  const address = `${front.url}/${path}?${pairs.join('&')}`;
  const seconds = Math.floor(endsAt.getTime() / 1000);
  const signature = sign('sha256', Buffer.from(cannedPolicy(address, seconds)), await front.key());
  return `${address}&Expires=${seconds}&Signature=${forAddresses(signature.toString('base64'))}&Key-Pair-Id=${front.keyId}&Hash-Algorithm=SHA256`;
}
