import { api } from '../../api/client';
import { renewToken, signIn } from '../../api/session';
import { storedSessionId, storedToken } from '../../api/session-store';

type Ticket = { readonly token: string; readonly sessionId: string };

/** Takes the other session's token and reads who that is; on failure everything is as before. */
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

/** Sees the product as this person does. The server makes the session, and lets nothing be changed in it. */
export async function startViewAs(userRoleId: string): Promise<void> {
  const { data } = await api.people.startViewAs({ body: { user_role_id: userRoleId } });
  await changeTo(data);
}

/** Back to the own session. */
export async function endViewAs(): Promise<void> {
  const { data } = await api.people.endViewAs({ body: {} });
  await changeTo(data);
}
