import * as z from 'zod';
import { Viewer } from '../../../shared/domain/roles';
import { userPartition } from '../accounts/record';
import { type RecordOf, record } from '../db/record';

/** `userId` is whose sessions it lies among. */
export type SessionKey = { readonly userId: string; readonly sessionId: string };

/** All that is stored among a person's sessions: ended by the clock and 'View as' ones too. */
export const sessionsOf = (userId: string) =>
  ({ partition: userPartition(userId), range: { beginsWith: 'SESSION#' } }) as const;

/** A live session. It carries the person's role and grants as they are now: whoever changes those changes the sessions too. */
export const Session = record({
  name: 'session',
  fields: () => ({
    sessionId: z.string(),
    viewer: Viewer,
    /** UTC instants. A session ends at `expiresAt` unless it is extended, at `endsAt` whatever happens. */
    createdAt: z.string(),
    expiresAt: z.string(),
    endsAt: z.string(),
    agent: z.string(),
  }),
  key: ({ userId, sessionId }: SessionKey) => ({ pk: userPartition(userId), sk: `SESSION#${sessionId}` }),
  expires: ({ endsAt }) => endsAt,
});
export type Session = RecordOf<typeof Session>;

/** Where a session lies: under 'View as' among those of the admin who looks. */
export const sessionKey = ({ sessionId, viewer }: Pick<Session, 'sessionId' | 'viewer'>): SessionKey => ({
  userId: viewer.viewAs?.userId ?? viewer.userId,
  sessionId,
});

/** The one 'View as' session beside an admin's own: starting another takes its place, and a repeat finds the first. */
export const viewSessionId = (ownSessionId: string): string => `${ownSessionId}_view`;
