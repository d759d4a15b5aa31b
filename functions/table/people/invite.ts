import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { hasNoAccount } from '../owners/writes';
import { countInvitation, whyNotInvited } from './invitation-limits';
import { Invitation, type Person } from './record';
import { type Actor, actorStands, newPerson } from './writes';

type Invite = {
  /** With the link's hash and expiry. */
  readonly person: Person & { readonly inviteHash: string };
  readonly actor: Actor;
  readonly trace: Trace;
};

/**
 * Person, mail guard and link in one transaction, counted against the flood limits. Refuses `already-member`,
 * `owner-has-account` (also for an unknown owner), `too-many-tries` (invitation-limits), `conflict`.
 */
export const invitePerson =
  (db: Db) =>
  async ({ person, actor, trace }: Invite): Promise<void> => {
    const failure = await db.transact([
      ...traceWrites(trace),
      actorStands(actor),
      ...(person.ownerId === '' ? [] : [hasNoAccount(person)]),
      ...newPerson(person),
      put(Invitation, { ...person, tokenHash: person.inviteHash }),
      ...countInvitation(person, trace.now),
    ]);
    if (failure?.name === 'owner') throw refuse('owner-has-account');
    if (failure?.name === 'person-guard') throw refuse('already-member');
    if (failure) throw whyNotInvited(failure, trace.now);
  };
