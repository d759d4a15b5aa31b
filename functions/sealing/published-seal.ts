import { createHash } from 'node:crypto';
import { sealCertificate } from '../gateways/seal/seal-certificate';
import type { SealKey } from '../gateways/seal/seal-key';
import type { Deps } from '../runtime/deps/deps';

export type Seal = {
  readonly key: SealKey;
  readonly certificate: Uint8Array;
  /** The SHA-256 of the public key. */
  readonly keyHash: string;
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const made = new WeakMap<SealKey, Promise<Seal>>();

async function makeSeal({ sealKey, leases }: Deps): Promise<Seal> {
  const certificate = await sealCertificate(sealKey);
  await leases.seals.publish({ hash: sha256(certificate), der: certificate });
  return { key: sealKey, certificate, keyHash: sha256(await sealKey.publicKey()) };
}

/** The seal's key with its certificate, which is published before it seals anything. */
export function publishedSeal(deps: Deps): Promise<Seal> {
  const known = made.get(deps.sealKey) ?? makeSeal(deps);
  made.set(deps.sealKey, known);
  known.catch(() => made.delete(deps.sealKey));
  return known;
}
