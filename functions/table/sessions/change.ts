import { refuse } from '../../../shared/wire/refusals';
import { roleStands } from '../accounts/writes';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { planPaysFor } from '../organizations/writes';
import { Session, type SessionKey } from './record';

/** Sets the expiry (UTC); false when the session has ended. */
export const extendSession =
  (db: Db) =>
  ({ expiresAt, ...key }: SessionKey & { expiresAt: string }): Promise<boolean> =>
    db.write(update(Session, { key, set: { expiresAt }, condition: present }));

type ActAs = SessionKey & Pick<Session, 'viewer'> & { readonly at: string };

/** Switches the session to another role of the same person; false when it has ended, or the role was changed
 * or removed after `at` (UTC). Refuses `access-not-paid` when the plan of that role's organization keeps the
 * person out. */
export const actAs =
  (db: Db) =>
  async ({ viewer, at, ...key }: ActAs): Promise<boolean> => {
    const changed = update(Session, { key, set: { viewer }, condition: present });
    const failure = await db.transact([changed, roleStands(viewer, at), ...planPaysFor(viewer)]);
    if (failure?.name === 'plan') throw refuse('access-not-paid');
    return failure === undefined;
  };
