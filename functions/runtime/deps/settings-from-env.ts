import * as z from 'zod';
import { env } from '../../../infra/env';
import { envelopeForm } from '../../../shared/wire/envelope';
import type { TokenKeys } from '../../gateways/tokens/tokens';
import { lazily } from '../../table/db/lazily';
import type { Settings } from './deps';
import { optional, required } from './environment';
import { originWordsFromEnv } from './origin-secret';

function bytes(text: string, length: number, name: string): Uint8Array {
  const decoded = Buffer.from(text, 'base64');
  if (decoded.length !== length) throw new Error(`${name} is not the base64 of ${length} bytes`);
  return decoded;
}

/** Each setting is read on first use. `ENVELOPE_KEY` holds two keys with a comma during a replacement. */
export const settingsFromEnv = (): Settings =>
  lazily({
    siteUrl: () => required(env.siteUrl).replace(/\/+$/, ''),
    contactTo: () => required(env.contactTo),
    envelopeKeys: () =>
      required(env.envelopeKey)
        .split(',')
        .map((key) => bytes(key.trim(), envelopeForm.keyBytes, env.envelopeKey)),
    envelopeIv: () => bytes(required(env.envelopeIv), envelopeForm.ivBytes, env.envelopeIv),
    addressFrom: () => (optional(env.addressFrom) === 'cloudfront' ? 'cloudfront' : 'socket'),
    sealYears: () => Number(optional(env.sealYears)) || undefined,
    originWords: () => originWordsFromEnv(),
  });

const Keys = z.object({ active: z.string().min(1), keys: z.record(z.string(), z.base64()) });

export function parseTokenKeys(text: string): TokenKeys {
  const { active, keys } = Keys.parse(JSON.parse(text));
  const decoded = Object.entries(keys).map(([id, key]) => [id, Buffer.from(key, 'base64')] as const);
  return { active, keys: Object.fromEntries(decoded) };
}
