import { unpaidInvitationsADay } from '../../../shared/domain/people/people';
import { type Refusal, refuse } from '../../../shared/wire/refusals';
import { attemptWrite, secondsLeftOf } from '../db/attempts';
import type { Failure } from '../db/transact';
import type { Write } from '../db/writes';
import type { Person } from './record';

const daySeconds = 24 * 60 * 60;

/** Invitations per hour by an organization, and per day to one address from anyone: any stranger can sign up
 * and invite, and our mail must not flood anyone. */
const limits = [
  { by: 'organizationId', limit: 200, windowSeconds: 60 * 60 },
  { by: 'email', limit: 60, windowSeconds: daySeconds },
] as const;

/** People that an organization may invite before it ever paid: nobody has vouched for it yet. */
const unpaid = { limit: unpaidInvitationsADay, windowSeconds: daySeconds } as const;

/** Counts one more invitation to this person in the transaction that makes or renews it. */
export const countInvitation = (person: Person, now: Date): Write<'invitations'>[] =>
  limits.map(({ by, limit, windowSeconds }) =>
    attemptWrite('invitations', {
      scope: `people.invitations.${by}`,
      subject: person[by],
      limit,
      windowSeconds,
      now,
    }),
  );

/** Counts one more person invited by an organization that never paid. */
export const countUnpaid = (
  { organizationId: subject }: Person,
  { hasPaid, now }: { readonly hasPaid: boolean; readonly now: Date },
): Write<'unpaid-invitations'>[] =>
  hasPaid
    ? []
    : [attemptWrite('unpaid-invitations', { scope: 'people.invitations.unpaid', subject, ...unpaid, now })];

/** `invitation-limit` or `too-many-tries` if one of those counts failed, else `conflict`. */
export function whyNotInvited({ name, position }: Failure, now: Date): Refusal {
  if (name === 'unpaid-invitations')
    return refuse('invitation-limit', { retryAfterSeconds: secondsLeftOf({ ...unpaid, now }) });
  const passed = name === 'invitations' ? limits[position] : undefined;
  if (!passed) return refuse('conflict');
  return refuse('too-many-tries', { retryAfterSeconds: secondsLeftOf({ ...passed, now }) });
}
