import { useEffect, useRef } from 'react';
import { isSingleKey } from '../../ui/primitives/use-hotkey';
import type { NavGroup } from './places';

/** How long after `g` the letter counts. */
const armedMs = 1500;

/** `g`, then a page's letter, goes there. */
export function useGoKeys(groups: readonly NavGroup[], go: (href: string) => void): void {
  const latest = useRef({ groups, go });
  useEffect(() => {
    latest.current = { groups, go };
  });
  useEffect(() => {
    let armedAt = 0;
    const listen = (event: KeyboardEvent) => {
      if (!isSingleKey(event)) return;
      const isArmed = event.timeStamp - armedAt < armedMs;
      const key = event.key.toLowerCase();
      armedAt = key === 'g' ? event.timeStamp : 0;
      if (!isArmed) return;
      const places = latest.current.groups.flatMap((group) => group.places);
      const place = places.find(({ letter }) => letter === key);
      if (!place) return;
      // The letter by itself may mean something else.
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current.go(place.to);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
