import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { readOnce } from '../db/once';
import { put } from '../db/writes';
import { countInvitation, whyNotInvited } from './invitation-limits';
import { Invitation, type Person } from './record';
import { type Actor, actorStands, changePerson, dropLink } from './writes';

type Resend = {
  /** Invited, as it was read. */
  readonly person: Person;
  readonly link: { readonly tokenHash: string; readonly expiresAt: string };
  readonly actor: Actor;
  readonly trace: Trace;
};

/**
 * A new link in place of the old one, in one transaction. A repeat of the caller's key makes another link, since nobody knows whether the first
 * mail went out; the log tells of it once. Refuses `key-reused`, `too-many-tries`, `conflict`.
 */
export const resendInvitation =
  (db: Db) =>
  async ({ person, link, actor, trace }: Resend): Promise<void> => {
    const { now, once } = trace;
    const { tokenHash, expiresAt } = link;
    const relink = [
      actorStands(actor),
      changePerson(person, { invitedAt: now.toISOString(), expiresAt, inviteHash: tokenHash }),
      ...dropLink(person),
      put(Invitation, { ...person, ...link }),
      ...countInvitation(person, now),
    ];
    const failure = await db.transact([...traceWrites(trace), ...relink]);
    const isRepeat = failure?.name === 'once' && once !== undefined;
    if (isRepeat) await readOnce(db, once);
    const left = isRepeat ? await db.transact(relink) : failure;
    if (left) throw whyNotInvited(left, now);
  };
