import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { now } from './clock';
import { Offline } from './refusal';
import { keptKey } from './session-store';

type Kept<T> = { readonly at: string; readonly data: T };

function keep(name: string, data: unknown): void {
  try {
    localStorage.setItem(keptKey(name), JSON.stringify({ at: now().toISOString(), data }));
  } catch {
    // A full or forbidden storage keeps nothing; the screen reads from the network.
  }
}

/**
 * What this device was given last under this name; of the same release's shape, since a session ends with
 * it.
 */
function keptOf<T>(name: string): Kept<T> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey(name)) ?? 'null');
    const isKept = typeof kept === 'object' && kept !== null && 'at' in kept && 'data' in kept;
    return isKept ? (kept as Kept<T>) : undefined;
  } catch {
    return undefined;
  }
}

type Asked<T, K extends QueryKey> = {
  /** What this device keeps it as; undefined keeps and shows nothing. */
  readonly name: string | undefined;
  readonly query: UseQueryOptions<T, Error, T, K>;
};

/**
 * A read whose last answer this device keeps for times without network. `keptAt` is the UTC instant of what
 * it shows then. Gone with the session.
 */
export function useKeptQuery<T, K extends QueryKey>({
  name,
  query,
}: Asked<T, K>): UseQueryResult<T> & { readonly keptAt?: string | undefined } {
  // Without network it fails at once, and the screen shows what the device keeps.
  const read = useQuery({ ...query, networkMode: 'always' as const, refetchOnReconnect: true });
  const [kept] = useState(() => (name === undefined ? undefined : keptOf<T>(name)));
  const { data, isPlaceholderData, failureReason } = read;
  useEffect(() => {
    if (name !== undefined && data !== undefined && !isPlaceholderData) keep(name, data);
  }, [name, data, isPlaceholderData]);
  if (data !== undefined || !kept || !(failureReason instanceof Offline)) return read;
  // What is shown is an answer, though an older one.
  const shown = { ...read, data: kept.data, isPending: false, isError: false, isSuccess: true };
  return { ...(shown as unknown as UseQueryResult<T>), keptAt: kept.at };
}
