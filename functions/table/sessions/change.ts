import { roleStands } from '../accounts/writes';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { Session, type SessionKey } from './record';

/** Moves the expiry; false when the session has ended meanwhile. */
export const extendSession =
  (db: Db) =>
  ({ expiresAt, ...key }: SessionKey & { expiresAt: string }): Promise<boolean> =>
    db.write(update(Session, { key, set: { expiresAt }, condition: present }));

type ActAs = SessionKey & Pick<Session, 'viewer'> & { readonly at: string };

/** Puts another role of the same person into the session; false when it has ended, or the role was changed or taken away after `at` (UTC). */
export const actAs =
  (db: Db) =>
  async ({ viewer, at, ...key }: ActAs): Promise<boolean> => {
    const changed = update(Session, { key, set: { viewer }, condition: present });
    return (await db.transact([changed, roleStands(viewer, at)])) === undefined;
  };
