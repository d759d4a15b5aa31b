import { currentUser } from '../api/session';

const ownKeys = (userId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(`draft:${userId}:`));

export const hasDrafts = (userId: string): boolean => ownKeys(userId).length > 0;

/** For logout. An expired session keeps its drafts. */
export function forgetDrafts(userId: string): void {
  for (const key of ownKeys(userId)) localStorage.removeItem(key);
}

/** Of the signed-in person. */
export const draftKey = (name: string): string => `draft:${currentUser()?.id}:${name}`;

/** The typed values of an unfinished form, and the record they change. */
export type StoredDraft<T> = { readonly version: number; readonly base: T; readonly values: T };

const isStored = (value: unknown): value is StoredDraft<unknown> =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

/** This form's stored draft, or undefined. `read` refuses drafts of an older build. */
export function readDraft<V>(
  name: string,
  read: (stored: unknown) => V | undefined,
): StoredDraft<V> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey(name)) ?? 'null');
    if (!isStored(stored)) return undefined;
    const [base, values] = [read(stored.base), read(stored.values)];
    return base && values && { version: stored.version, base, values };
  } catch {
    return undefined;
  }
}

/** False if the storage is full: the draft is lost, but the form is not. */
export function writeDraft(name: string, draft: StoredDraft<unknown>): boolean {
  try {
    localStorage.setItem(draftKey(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const forgetDraft = (name: string): void => localStorage.removeItem(draftKey(name));
