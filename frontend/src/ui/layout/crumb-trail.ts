import { useEffect, useSyncExternalStore } from 'react';
import type { Place } from '../primitives/use-href-link';

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

/** Sets the breadcrumbs to the names of what is shown (`Elm House › Unit 4`) once they are known. */
export function useCrumbs(crumbs: readonly Crumb[] | undefined): void {
  const text = JSON.stringify(crumbs ?? null);
  useEffect(() => {
    change(JSON.parse(text) ?? undefined);
    return () => change(undefined);
  }, [text]);
}

export const useCrumbTrail = (): readonly Crumb[] | undefined => useSyncExternalStore(subscribe, () => trail);
