import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { readOnce } from '../db/once';
import { put } from '../db/writes';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import { countInvitation, countUnpaid, whyNotInvited } from './invitation-limits';
import { Invitation, type Person } from './record';
import { type Actor, actorStands, changePerson, dropLink } from './writes';

type Resend = {
  /** A person as read: invited, or not yet, who is invited by this. */
  readonly person: Person;
  /** Whether the organization ever paid for its plan: counts who was not invited before. */
  readonly hasPaid?: boolean;
  readonly link: { readonly tokenHash: string; readonly expiresAt: string };
  /** Absent for who invited themselves again. */
  readonly actor?: Actor | undefined;
  /** What waits to be sent with it. */
  readonly mails?: readonly Omit<OutboxEntry, 'tries'>[] | undefined;
  readonly trace: Trace;
};

/**
 * Replaces the link in one transaction. A repeat of the caller's key makes another link, because nobody knows
 * whether the first mail went out, but no second log entry. Refuses `key-reused`, `too-many-tries`,
 * `conflict`.
 */
export const resendInvitation =
  (db: Db) =>
  async ({ person, link, actor, hasPaid = true, mails = [], trace }: Resend): Promise<void> => {
    const { now, once } = trace;
    const { tokenHash, expiresAt } = link;
    const relink = [
      ...(actor ? [actorStands(actor)] : []),
      changePerson(person, {
        status: 'invited',
        invitedAt: now.toISOString(),
        expiresAt,
        inviteHash: tokenHash,
      }),
      ...dropLink(person),
      put(Invitation, { ...person, ...link }),
      ...countInvitation(person, now),
      ...(person.status === 'not-invited' ? countUnpaid(person, { hasPaid, now }) : []),
      ...mails.map(outboxWrite),
    ];
    const failure = await db.transact([...traceWrites(trace), ...relink]);
    const isRepeat = failure?.name === 'once' && once !== undefined;
    if (isRepeat) await readOnce(db, once);
    const left = isRepeat ? await db.transact(relink) : failure;
    if (left) throw whyNotInvited(left, now);
  };
