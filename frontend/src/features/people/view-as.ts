import { api } from '../../api/client';
import { renewToken, signIn } from '../../api/session';
import { storedSessionId, storedToken } from '../../api/session-store';

type Ticket = { readonly token: string; readonly sessionId: string };

/** Switches to the other session's token and reads its user; on failure restores the old session. */
async function changeTo(ticket: Ticket): Promise<void> {
  const before = { token: storedToken() ?? '', sessionId: storedSessionId() };
  renewToken(ticket);
  try {
    const { data: user } = await api.users.getCurrentUser();
    if (!signIn({ ...ticket, user })) throw new Error('The account has no user data');
  } catch (cause) {
    renewToken(before);
    throw cause;
  }
}

/** Shows the product as this person sees it. The server opens a read-only session. */
export async function startViewAs(userRoleId: string): Promise<void> {
  const { data } = await api.people.startViewAs({ body: { user_role_id: userRoleId } });
  await changeTo(data);
}

/** Returns to one's own session. */
export async function endViewAs(): Promise<void> {
  const { data } = await api.people.endViewAs({ body: {} });
  await changeTo(data);
}
