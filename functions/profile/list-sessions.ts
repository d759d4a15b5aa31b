import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';

/** The caller's live sessions: the current one first, then the newest. */
export const listSessions: Handler<Contract['profile']['listSessions']> = async (
  { viewer, now, session },
  deps,
) => {
  const [live, own] = await Promise.all([deps.sessions.live({ userId: viewer.userId, now }), session()]);
  const lines = live.map(({ sessionId, agent, createdAt, expiresAt, viewer: { roleLabel } }) => ({
    session_id: sessionId,
    agent,
    started_at: createdAt,
    expires_at: expiresAt,
    role_label: roleLabel,
    is_this: sessionId === own.sessionId,
  }));
  return { success: 1, data: lines.toSorted((a, b) => Number(b.is_this) - Number(a.is_this)) };
};
