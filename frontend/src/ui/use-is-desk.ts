import { useSyncExternalStore } from 'react';

/** From where on a page has room for more than its main button: the theme's `md`. */
const desk = '(min-width: 48rem)';

const ask = () => globalThis.matchMedia?.(desk);

function onChange(tell: () => void): () => void {
  const asked = ask();
  asked?.addEventListener('change', tell);
  return () => asked?.removeEventListener('change', tell);
}

/** False on a phone, where what is beside the main button belongs behind ⋯. */
export const useIsDesk = (): boolean => useSyncExternalStore(onChange, () => ask()?.matches ?? true);
