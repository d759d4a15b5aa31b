import { useMemo, useSyncExternalStore } from 'react';
import type { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { sessionKeys } from '../../../api/session-store';
import { draftKey } from '../../../forms/draft-store';

export type RaiseBody = Parameters<typeof api.requests.raiseRequest>[0]['body'];

/** A request that was raised without network. Its key makes it one, however often it is sent. */
export type WaitingRequest = {
  readonly key: string;
  readonly body: RaiseBody;
  /** When it was raised, and when it was sent first: the server knows its key for a day from then. */
  readonly at: string;
  readonly triedAt?: string | undefined;
  readonly userRoleId: string;
  /** Why the server did not take it; it is not sent again by itself. */
  readonly problem?: string | undefined;
};

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab raised or sent one.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Named as a draft: a logout asks before it deletes them, and a session that ends keeps them for its person.
 */
const place = (): string => draftKey('waiting-requests');
const stored = (): string => localStorage.getItem(place()) ?? '[]';
const role = (): string => localStorage.getItem(sessionKeys.userRoleId) ?? '';

function parsed(text: string): readonly WaitingRequest[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function change(next: (before: readonly WaitingRequest[]) => readonly WaitingRequest[]): void {
  const list = next(parsed(stored()));
  if (list.length === 0) localStorage.removeItem(place());
  else localStorage.setItem(place(), JSON.stringify(list));
  tell();
}

const own = (list: readonly WaitingRequest[]): readonly WaitingRequest[] =>
  list.filter(({ userRoleId }) => userRoleId === role());

/** Those of this person in this role. */
export const waitingRequests = (): readonly WaitingRequest[] => own(parsed(stored()));

export function useWaiting(): readonly WaitingRequest[] {
  const text = useSyncExternalStore(subscribe, stored);
  return useMemo(() => own(parsed(text)), [text]);
}

type Held = { readonly body: RaiseBody; readonly key: string; readonly wasSent: boolean };

/**
 * Holds a request until there is network. The same one raised twice waits once.
 * Returns the key it waits under; throws when the storage is full.
 */
export function holdRequest({ body, key, wasSent }: Held): string {
  const same = waitingRequests().find(
    (one) => one.problem === undefined && JSON.stringify(one.body) === JSON.stringify(body),
  );
  if (same) return same.key;
  const at = now().toISOString();
  const one: WaitingRequest = { key, body, at, triedAt: wasSent ? at : undefined, userRoleId: role() };
  change((before) => [...before, one]);
  return key;
}

export const dropWaiting = (key: string): void => change((before) => before.filter((one) => one.key !== key));

export const changeWaiting = (key: string, changed: Partial<WaitingRequest>): void =>
  change((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));

/** The server did not take it as it is: whoever sends it again makes another one. */
export const retryWaiting = (key: string): void =>
  changeWaiting(key, { key: newIdempotencyKey(), problem: undefined, triedAt: undefined });
