import type { CurrentUser } from '../../../../shared/contract/users';

const key = 'lockedUser';

export type Locked = { readonly email: string; readonly name: string };

/** The person who locked the screen. Only for this tab, so that a shared computer forgets them. */
export const rememberLocked = ({ email, first_name }: Pick<CurrentUser, 'email' | 'first_name'>): void =>
  sessionStorage.setItem(key, JSON.stringify({ email, name: first_name } satisfies Locked));

export function lockedUser(): Locked | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('email' in stored) || !('name' in stored))
      return undefined;
    return { email: String(stored.email), name: String(stored.name) };
  } catch {
    return undefined;
  }
}

export const forgetLocked = (): void => sessionStorage.removeItem(key);
