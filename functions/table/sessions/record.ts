import * as z from 'zod';
import { Viewer } from '../../../shared/domain/people/roles';
import { userPartition } from '../accounts/record';
import { type RecordOf, record } from '../db/record';

/** `userId` is the person whose sessions it is stored with. */
export type SessionKey = { readonly userId: string; readonly sessionId: string };

/** All stored sessions of a person: expired and 'View as' ones too. */
export const sessionsOf = (userId: string) =>
  ({ partition: userPartition(userId), range: { beginsWith: 'SESSION#' } }) as const;

/** Carries the person's current role and grants: a change of those also changes the sessions. */
export const Session = record({
  name: 'session',
  fields: () => ({
    sessionId: z.string(),
    viewer: Viewer,
    /** UTC instants. A session ends at `expiresAt` unless extended, and at `endsAt` in any case. */
    createdAt: z.string(),
    expiresAt: z.string(),
    endsAt: z.string(),
    agent: z.string(),
  }),
  key: ({ userId, sessionId }: SessionKey) => ({ pk: userPartition(userId), sk: `SESSION#${sessionId}` }),
  expires: ({ endsAt }) => endsAt,
});
export type Session = RecordOf<typeof Session>;

/** A 'View as' session is stored with those of the admin who views. */
export const sessionKey = ({ sessionId, viewer }: Pick<Session, 'sessionId' | 'viewer'>): SessionKey => ({
  userId: viewer.viewAs?.userId ?? viewer.userId,
  sessionId,
});

/** An admin's session has one 'View as' session: another replaces it, and a repeat finds the first. */
export const viewSessionId = (ownSessionId: string): string => `${ownSessionId}_view`;
