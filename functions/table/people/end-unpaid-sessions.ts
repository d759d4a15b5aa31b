import pMap from 'p-map';
import { comesByInvitation } from '../../../shared/domain/people/people';
import type { Db } from '../db/db';
import { endSessions } from '../sessions/writes';
import { sessionsInRole } from './read';
import { Person, peoplePartition } from './record';

/** People whose sessions are looked up at a time. */
const atOnce = { concurrency: 10 };

type Unpaid = { readonly organizationId: string; readonly headId: string };

/** Ends the sessions of everyone invited except the head, for a plan that does not pay for people. No new one
 * starts meanwhile: each start checks the plan in its own transaction. */
export const endUnpaidSessions =
  (db: Db) =>
  async ({ organizationId, headId }: Unpaid): Promise<void> => {
    const people = await db.list(Person, { partition: peoplePartition(organizationId), index: 'byOrder' });
    const unpaid = people.filter(
      ({ roleLabel, userId }) => comesByInvitation(roleLabel) && userId !== headId,
    );
    const sessions = await pMap(unpaid, (person) => sessionsInRole(db, person), atOnce);
    await db.writeAll(endSessions(sessions.flat()));
  };
