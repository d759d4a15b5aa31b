import { useEffect, useRef } from 'react';
import { productName } from '../../../shared/domain/product';
import { announcerId, takePageChange } from './route-focus';

/** Focuses the heading after a change of screen, and names the document after it. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title as it was on arrival; a later one is not a change of screen
  useEffect(() => {
    if (!takePageChange()) return;
    heading.current?.focus({ preventScroll: true });
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = title;
  }, []);
  return heading;
}
