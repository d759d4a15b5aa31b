import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import { hasNoAccount } from '../owners/writes';
import { countInvitation, countUnpaid, whyNotInvited } from './invitation-limits';
import { Invitation, type Person } from './record';
import { type Actor, actorStands, newPerson } from './writes';

type Invite = {
  /** With the link's hash and expiry. */
  readonly person: Person & { readonly inviteHash: string };
  /** Absent for who invited themselves: a tenant by a signature, an applicant by asking. */
  readonly actor?: Actor | undefined;
  /** Whether the organization ever paid for its plan. */
  readonly hasPaid: boolean;
  /** What waits to be sent with it. */
  readonly mails?: readonly Omit<OutboxEntry, 'tries'>[] | undefined;
  readonly trace: Trace;
};

/** Person, mail guard and link in one transaction, counted against the flood limits. Refuses
 * `already-member` (`conflict` without an actor), `owner-has-account` (also for a missing owner),
 * `too-many-tries` and `invitation-limit` (invitation-limits), `conflict`. */
export const invitePerson =
  (db: Db) =>
  async ({ person, actor, hasPaid, mails = [], trace }: Invite): Promise<void> => {
    const failure = await db.transact([
      ...traceWrites(trace),
      ...(actor ? [actorStands(actor)] : []),
      ...(person.ownerId === '' ? [] : [hasNoAccount(person)]),
      ...newPerson(person),
      put(Invitation, { ...person, tokenHash: person.inviteHash }),
      ...countInvitation(person, trace.now),
      ...countUnpaid(person, { hasPaid, now: trace.now }),
      ...mails.map(outboxWrite),
    ]);
    if (failure?.name === 'owner') throw refuse('owner-has-account');
    if (failure?.name === 'person-guard') throw refuse(actor ? 'already-member' : 'conflict');
    if (failure) throw whyNotInvited(failure, trace.now);
  };
