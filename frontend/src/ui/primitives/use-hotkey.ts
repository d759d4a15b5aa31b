import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Whether a single key may act as a shortcut now: not while typing, not in a dialog, not when turned off. */
export const isSingleKey = ({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  !(metaKey || ctrlKey || altKey) &&
  !isTyping(target) &&
  !document.querySelector('[role=dialog],[role=alertdialog]') &&
  localStorage.getItem('singleKeys') !== 'off';

/**
 * `mod+k`, `mod+s`, `/`, `c`; `mod` is ⌘ or Ctrl. Single keys are off while a person types, in a dialog,
 * and if the person turned them off (WCAG 2.1.4).
 */
export function useHotkey(keys: string, run: (event: KeyboardEvent) => void, enabled = true): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const mod = keys.startsWith('mod+');
    const key = mod ? keys.slice(4) : keys;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || (event.metaKey || event.ctrlKey) !== mod || event.altKey) return;
      if (!mod && !isSingleKey(event)) return;
      event.preventDefault();
      latest.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keys, enabled]);
}
