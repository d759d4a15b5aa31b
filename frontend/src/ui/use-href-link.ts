import { defaultStringifySearch, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

export type Place = { readonly to: string; readonly search?: Record<string, unknown> };

/** Properties of an ordinary anchor that moves inside the app, for places known only while it runs. A new tab stays the browser's. */
export function useHrefLink({ to, search = {} }: Place) {
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
