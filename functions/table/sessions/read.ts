import type { Db } from '../db/db';
import { Organization } from '../organizations/record';
import { Session, type SessionKey, sessionsOf } from './record';

/** Undefined once ended. The caller compares `expiresAt` with its clock. */
export const sessionById =
  (db: Db) =>
  (key: SessionKey): Promise<Session | undefined> =>
    db.get(Session, key);

type Both = { readonly session?: Session | undefined; readonly organization?: Organization | undefined };

/** One request, for every call that changes something. Either is absent when it does not exist. */
export const sessionWithOrganization =
  (db: Db) =>
  async ({ organizationId, ...key }: SessionKey & { organizationId: string }): Promise<Both> => {
    const found = await db.getTogether([Session.key(key), Organization.key({ organizationId })]);
    const [[session], [organization]] = [found.of(Session), found.of(Organization)];
    return { session, organization };
  };

/** All stored ones, newest first: expired and 'View as' sessions too. */
export const allSessions =
  (db: Db) =>
  async (userId: string): Promise<Session[]> => {
    const sessions = await db.list(Session, sessionsOf(userId));
    return sessions.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  };

/** Live at `now`, newest first, without 'View as' sessions. */
export const liveSessions =
  (db: Db) =>
  async ({ userId, now }: { userId: string; now: Date }): Promise<Session[]> => {
    const instant = now.toISOString();
    return (await allSessions(db)(userId)).filter(
      ({ expiresAt, endsAt, viewer }) =>
        expiresAt > instant && endsAt > instant && viewer.viewAs === undefined,
    );
  };
