import { createHash } from 'node:crypto';
import type { Context } from './context';
import { StripeError } from './errors';
import type { IdempotencyRecord } from './kinds';

/** A key belongs to one account. */
export const recordId = (account: string, key: string): string => `${account}:${key}`;

/** Distinguishes a repeated call from a different one under the same key. */
export const fingerprintOf = ({
  method,
  path,
  form,
}: {
  readonly method: string;
  readonly path: string;
  readonly form: string;
}): string => createHash('sha256').update(`${method} ${path}\n${form}`).digest('hex');

/** Seconds that a key is valid; Stripe promises no more. */
export const keysLastFor = 86_400;

/** The earlier answer under this key. Refuses the key for a different call. */
export function replayOf(
  { platform, now }: Context,
  id: string,
  fingerprint: string,
): IdempotencyRecord | undefined {
  const before = platform.get('idempotency_record', id);
  if (!before || before.at + keysLastFor < now) return undefined;
  if (before.fingerprint === fingerprint) return before;
  const key = id.slice(id.indexOf(':') + 1);
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
