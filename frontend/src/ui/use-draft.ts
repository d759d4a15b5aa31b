import { useCallback, useEffect, useRef, useState } from 'react';

const waitMs = 1000;
const keyOf = (userId: string, form: string) => `draft:${userId}:${form}`;

/** A stored draft, or undefined; what cannot be read is thrown away. `parse` refuses what an older version of the form wrote. */
export function readDraft<T>(
  userId: string,
  form: string,
  parse: (stored: unknown) => T | undefined,
): T | undefined {
  try {
    return parse(JSON.parse(localStorage.getItem(keyOf(userId, form)) ?? 'null'));
  } catch {
    return undefined;
  }
}

const keysOf = (userId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(keyOf(userId, '')));

/** Whether this browser keeps anything that the person typed and did not save. */
export const hasDrafts = (userId: string): boolean => keysOf(userId).length > 0;

/** Who logs out leaves nothing behind; a session that only expires keeps its drafts. */
export function forgetDrafts(userId: string): void {
  for (const key of keysOf(userId)) localStorage.removeItem(key);
}

/**
 * Keeps what is typed in this browser, per person and form, a second after the typing rests, and at once when the page is hidden. It
 * survives a reload and an expired session. Never for card, bank or social security numbers. Photos do not fit and are left out by the
 * caller.
 */
export function useDraft<T>(userId: string, form: string, values: T, dirty: boolean) {
  const [savedAt, setSavedAt] = useState<Date>();
  const latest = useRef(values);
  const dropped = useRef(false);
  const save = useCallback(() => {
    if (dropped.current) return;
    try {
      localStorage.setItem(keyOf(userId, form), JSON.stringify(latest.current));
      setSavedAt(new Date());
    } catch {
      // A full storage loses the draft, not the form.
    }
  }, [userId, form]);
  useEffect(() => {
    latest.current = values;
    if (!dirty) return undefined;
    const timer = setTimeout(save, waitMs);
    return () => clearTimeout(timer);
  }, [values, dirty, save]);
  useEffect(() => {
    if (!dirty) return undefined;
    const hidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [dirty, save]);
  /** After a save, or Discard: forgets the draft and writes no more. */
  const drop = useCallback(() => {
    dropped.current = true;
    localStorage.removeItem(keyOf(userId, form));
    setSavedAt(undefined);
  }, [userId, form]);
  /** Discard, and go on with a new one. */
  const restart = useCallback(() => {
    drop();
    dropped.current = false;
  }, [drop]);
  return { savedAt, drop, restart };
}
