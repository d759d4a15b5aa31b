import { defaultStringifySearch, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { ScreenPath } from './screen-path';

export type Place = { readonly to: ScreenPath; readonly search?: Record<string, unknown> };

/**
 * Props of a plain anchor with in-app navigation, also to a path from the server. The browser still handles
 * new tabs.
 */
export function useHrefLink({ to, search = {} }: Pick<Place, 'search'> & { readonly to: string }) {
  const router = useRouter();
  const href = to + defaultStringifySearch(search);
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  return { href, onClick };
}
