import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';

/** The mobile menu. Escape, a choice or a window wider than 768 px closes it (LND-02). */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeWhenWide = () => {
      if (window.innerWidth > limits.mobileMenuPixels) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    window.addEventListener('resize', closeWhenWide);
    window.addEventListener('keydown', closeByKey);
    return () => {
      window.removeEventListener('resize', closeWhenWide);
      window.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);
  return {
    isOpen,
    toggle,
    press: () => setOpen((before) => !before),
    close: () => setOpen(false),
  };
}
