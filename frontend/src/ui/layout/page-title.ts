import { useEffect, useLayoutEffect, useRef } from 'react';
import { productName } from '../../../../shared/domain/product';
import { announcerId, expectPageChange, takePageChange } from './route-focus';

/** Focuses the heading after a page change and sets the document title. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later title is not a page change
  useEffect(() => {
    if (!takePageChange()) return;
    heading.current?.focus({ preventScroll: true });
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = title;
  }, []);
  // When the full page replaces a loading one, it takes the focus and announces the final title.
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      if (own && document.activeElement === own) expectPageChange();
    };
  }, []);
  return heading;
}
