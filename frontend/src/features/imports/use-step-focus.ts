import { useEffect, useRef } from 'react';

/** Moves the focus and the scroll position to the start of each new step. */
export function useStepFocus(step: string) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    box.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return box;
}
