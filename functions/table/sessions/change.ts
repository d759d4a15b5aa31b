import { roleStands } from '../accounts/writes';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { Session, type SessionKey } from './record';

/** Sets the expiry (UTC); false when the session has ended. */
export const extendSession =
  (db: Db) =>
  ({ expiresAt, ...key }: SessionKey & { expiresAt: string }): Promise<boolean> =>
    db.write(update(Session, { key, set: { expiresAt }, condition: present }));

type ActAs = SessionKey & Pick<Session, 'viewer'> & { readonly at: string };

/** Sets another role of the person; false if the session ended or the role changed after `at` (UTC). */
export const actAs =
  (db: Db) =>
  async ({ viewer, at, ...key }: ActAs): Promise<boolean> => {
    const changed = update(Session, { key, set: { viewer }, condition: present });
    return (await db.transact([changed, roleStands(viewer, at)])) === undefined;
  };
