import type { CurrentUser } from '../../../shared/contract/users';

/** The spec's five local storage keys (GEN-06). */
export const sessionKeys = {
  token: 'user',
  user: 'userData',
  userRoleId: 'userUniqueRoleID',
  role: 'userRole',
  sessionId: 'sessionId',
} as const;

export const storedToken = (): string | null => localStorage.getItem(sessionKeys.token);
export const storedSessionId = (): string => localStorage.getItem(sessionKeys.sessionId) ?? '';
export const storedUserText = (): string | null => localStorage.getItem(sessionKeys.user);

/** User data is accepted only when first_name and user_plans are present (GEN-07). */
export const isUser = (data: unknown): data is CurrentUser =>
  typeof data === 'object' &&
  data !== null &&
  'first_name' in data &&
  Boolean(data.first_name) &&
  'user_plans' in data &&
  Boolean(data.user_plans);

export function parseUser(text: string | null): CurrentUser | undefined {
  try {
    const data: unknown = JSON.parse(text ?? 'null');
    return isUser(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

export function writeToken({ token, sessionId }: { token: string; sessionId: string }): void {
  localStorage.setItem(sessionKeys.token, token);
  localStorage.setItem(sessionKeys.sessionId, sessionId);
}

/** Stores user data plus the first role's id and label. False if the data is not acceptable (GEN-07). */
export function writeUser(data: unknown): boolean {
  if (!isUser(data)) return false;
  localStorage.setItem(sessionKeys.user, JSON.stringify(data));
  const role = data.roles[0];
  if (role) {
    localStorage.setItem(sessionKeys.userRoleId, role.user_role_id);
    localStorage.setItem(sessionKeys.role, role.role_label);
  }
  return true;
}

/** What a device keeps of a role for times without network. It goes with the session. */
export const keptKey = (name: string): string =>
  `kept:${localStorage.getItem(sessionKeys.userRoleId) ?? ''}:${name}`;

export function clearSession(): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('kept:'));
  for (const key of [...Object.values(sessionKeys), ...kept]) localStorage.removeItem(key);
}
