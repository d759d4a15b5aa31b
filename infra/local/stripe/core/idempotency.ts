import { createHash } from 'node:crypto';
import type { Remembered } from './kinds';
import { StripeProblem } from './problem';
import type { Book } from './store';

/** The key of a call within its account, and what identifies the call that used it first. */
export const rememberedId = (account: string, key: string): string => `${account}:${key}`;

type Asked = { readonly method: string; readonly path: string; readonly form: string };

export const fingerprintOf = ({ method, path, form }: Asked): string =>
  createHash('sha256').update(`${method} ${path}\n${form}`).digest('hex');

/** Seconds that a key is good, as Stripe promises no more: whoever relies on one for longer makes a thing twice. */
export const rememberedFor = 86_400;

/** The answer given under this key before. Refuses the key for another call. */
export function replayOf(
  book: Book,
  id: string,
  { fingerprint, at }: { fingerprint: string; at: number },
): Remembered | undefined {
  const before = book.get('remembered', id);
  if (!before || before.at + rememberedFor < at) return undefined;
  if (before.fingerprint === fingerprint) return before;
  const key = id.slice(id.indexOf(':') + 1);
  throw new StripeProblem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
