import * as z from 'zod';
import { env } from '../../infra/env';
import { envelopeForm } from '../../shared/wire/envelope';
import type { TokenKeys } from '../gateways/tokens';
import type { Deps } from './deps';

/** The variable's value; a function without it must not start half-configured. */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`The environment lacks ${name}`);
  return value;
}

export const optional = (name: string): string | undefined => process.env[name] || undefined;

/** Whether this process is a Lambda, where building can begin while the function starts. */
export const startsInLambda = (): boolean => optional('AWS_LAMBDA_FUNCTION_NAME') !== undefined;

function bytes(text: string, length: number, name: string): Uint8Array {
  const decoded = Buffer.from(text, 'base64');
  if (decoded.length !== length) throw new Error(`${name} is not the base64 of ${length} bytes`);
  return decoded;
}

/** `ENVELOPE_KEY` may hold two keys with a comma between them while one replaces the other. */
export const settingsFromEnv = (): Deps['settings'] => ({
  siteUrl: required(env.siteUrl).replace(/\/+$/, ''),
  contactTo: required(env.contactTo),
  envelopeKeys: required(env.envelopeKey)
    .split(',')
    .map((key) => bytes(key.trim(), envelopeForm.keyBytes, env.envelopeKey)),
  envelopeIv: bytes(required(env.envelopeIv), envelopeForm.ivBytes, env.envelopeIv),
  addressFrom: optional(env.addressFrom) === 'cloudfront' ? 'cloudfront' : 'socket',
});

const Keys = z.object({ active: z.string().min(1), keys: z.record(z.string(), z.base64()) });

/** The secret's JSON as keys. */
export function parseTokenKeys(text: string): TokenKeys {
  const { active, keys } = Keys.parse(JSON.parse(text));
  const decoded = Object.entries(keys).map(([id, key]) => [id, Buffer.from(key, 'base64')] as const);
  return { active, keys: Object.fromEntries(decoded) };
}
