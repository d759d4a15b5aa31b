import { type Refusal, refuse } from '../../../shared/wire/refusals';
import { attemptWrite, secondsLeftOf } from '../db/attempts';
import type { Failure } from '../db/transact';
import type { Write } from '../db/writes';
import type { Person } from './record';

// Per organization and hour, and per address and day from all organizations: any stranger can sign up and
// invite, and our mail must flood no one.
const limits = [
  { by: 'organizationId', limit: 200, windowSeconds: 60 * 60 },
  { by: 'email', limit: 60, windowSeconds: 24 * 60 * 60 },
] as const;

/** Counts an invitation in the transaction that makes or renews it; fails past a limit. */
export const countInvitation = (person: Person, now: Date): Write<'invitations'>[] =>
  limits.map(({ by, limit, windowSeconds }) =>
    attemptWrite('invitations', {
      ...{ scope: `people.invitations.${by}`, subject: person[by] },
      ...{ limit, windowSeconds, now },
    }),
  );

/** `too-many-tries` when a limit was reached, else `conflict`. */
export function whyNotInvited({ name, position }: Failure, now: Date): Refusal {
  const passed = name === 'invitations' ? limits[position] : undefined;
  if (!passed) return refuse('conflict');
  return refuse('too-many-tries', { retryAfterSeconds: secondsLeftOf({ ...passed, now }) });
}
