import { useEffect, useLayoutEffect, useRef } from 'react';
import { productName } from '../../../shared/domain/product';
import { announcerId, expectPageChange, takePageChange } from './route-focus';

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
  // A waiting page that gives way to the full one hands the focus on, with the name that is known by then.
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      if (own && document.activeElement === own) expectPageChange();
    };
  }, []);
  return heading;
}
