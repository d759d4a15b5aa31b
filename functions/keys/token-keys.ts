import * as z from 'zod';

/** The keys that sign sessions (infra/env.ts, tokenKeysSecret), oldest first. */
export const TokenKeys = z
  .object({ active: z.string(), keys: z.record(z.string(), z.base64()) })
  .refine(({ active, keys }) => active in keys, 'the active key is among the keys');
export type TokenKeys = z.infer<typeof TokenKeys>;

type Key = { readonly id: string; readonly value: string };

/** The keys after a rotation: the waiting one becomes active, the active one still verifies, older ones
 * go, a fresh one waits. Functions know a key one rotation before it signs, so nobody is logged out. */
export function rotatedKeys(current: TokenKeys | undefined, fresh: () => Key): TokenKeys {
  const kept: Key[] = Object.entries(current?.keys ?? {}).map(([id, value]) => ({ id, value }));
  const from = kept.findIndex((key) => key.id === current?.active);
  const known = from < 0 ? [] : kept.slice(from, from + 2);
  const before = known[0];
  const active = known[1] ?? fresh();
  const keys = [...(before ? [before] : []), active, fresh()];
  return { active: active.id, keys: Object.fromEntries(keys.map((key) => [key.id, key.value])) };
}

/** The keys in the secret; undefined for the random text it holds before its first rotation. */
export function readTokenKeys(text: string | undefined): TokenKeys | undefined {
  try {
    return TokenKeys.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
