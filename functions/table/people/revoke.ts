import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import type { Person } from './record';
import { type Actor, actorStands, changePerson, dropLink, freeMail } from './writes';

type Revoke = { readonly person: Person; readonly actor: Actor; readonly trace: Trace };

/** Removes the invited person and the link, and frees the mail. Refuses `conflict` if the person changed. */
export const revokeInvitation =
  (db: Db) =>
  async ({ person, actor, trace }: Revoke): Promise<void> => {
    const failure = await db.transact([
      ...traceWrites(trace),
      actorStands(actor),
      changePerson(person, { inviteHash: undefined, removedAt: trace.now.toISOString() }),
      ...dropLink(person),
      freeMail(person),
    ]);
    if (failure) throw refuse('conflict');
  };
