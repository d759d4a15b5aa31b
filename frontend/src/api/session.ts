import { useMemo, useSyncExternalStore } from 'react';
import type { CurrentUser } from '../../../shared/contract/users';
import { isTokenExpired } from '../../../shared/domain/people/session';
import { api } from './client';
import { noteClock, now } from './clock';
import { report } from './report';
import {
  clearSession,
  parseUser,
  storedSessionId,
  storedToken,
  storedUserText,
  writeToken,
  writeUser,
} from './session-store';

export type SignedIn = { readonly token: string; readonly sessionId: string; readonly user: CurrentUser };

/** The next session must not see cached data: the query client, once loaded, clears itself here. */
let forget: () => void = () => undefined;
export function onSessionChange(clear: () => void): void {
  forget = clear;
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab logged in, out, or changed role.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const currentUser = (): CurrentUser | undefined =>
  storedToken() === null ? undefined : parseUser(storedUserText());

export const storedTokenExists = (): boolean => storedToken() !== null;

export const isExpired = (): boolean => isTokenExpired(storedToken(), now(), report);

/** The signed-in person, or undefined. Follows logins and logouts in this tab and others. */
export function useSession(): CurrentUser | undefined {
  const token = useSyncExternalStore(subscribe, storedToken);
  const text = useSyncExternalStore(subscribe, storedUserText);
  return useMemo(() => (token === null ? undefined : parseUser(text)), [token, text]);
}

/** Whether an admin looks as this person, who alone signs, pays and answers. */
export const useLooksOnly = (): boolean => useSession()?.view_as !== undefined;

/** Stores a login's answer. False, with nothing stored, if the user data is not acceptable (GEN-07). */
export function signIn({ token, sessionId, user }: SignedIn): boolean {
  if (!writeUser(user)) {
    dropSession();
    return false;
  }
  writeToken({ token, sessionId });
  noteClock(token);
  forget();
  tell();
  return true;
}

export function renewToken(renewed: { token: string; sessionId: string }): void {
  writeToken(renewed);
  noteClock(renewed.token);
  tell();
}

/** Stores fresh data of the same person, as getCurrentUser returned it. */
export function renewUser(user: CurrentUser): void {
  if (writeUser(user)) tell();
}

/** Forgets the local session and everything cached in it. */
export function dropSession(): void {
  clearSession();
  forget();
  tell();
}

/** Tells the server, then forgets the session whatever the answer is (GEN-08). */
export async function signOut(): Promise<void> {
  const sessionId = storedSessionId();
  try {
    if (storedToken() !== null)
      await api.users.logout(
        { body: { sessionId } },
        { endsSession: true, signal: AbortSignal.timeout(5000) },
      );
  } catch (cause) {
    report('Logout failed', cause);
  } finally {
    dropSession();
  }
}
