import { useEffect, useSyncExternalStore } from 'react';
import type { Place } from './use-href-link';

type Crumb = Place & { readonly label: string };

let trail: readonly Crumb[] | undefined;
const listeners = new Set<() => void>();

function change(next: readonly Crumb[] | undefined): void {
  trail = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Names where a screen stands by what it shows (`Elm House › Unit 4`), in place of its path's own words; as soon as it is known. */
export function useCrumbs(crumbs: readonly Crumb[] | undefined): void {
  const text = JSON.stringify(crumbs ?? null);
  useEffect(() => {
    change(JSON.parse(text) ?? undefined);
    return () => change(undefined);
  }, [text]);
}

export const useCrumbTrail = (): readonly Crumb[] | undefined => useSyncExternalStore(subscribe, () => trail);
