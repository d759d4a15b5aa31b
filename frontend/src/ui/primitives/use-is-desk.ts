import { useSyncExternalStore } from 'react';

/**
 * The theme's `lg` and `xl`: from the first on tables are tables, from the second on the sidebar has words.
 */
const widths = { desk: '(min-width: 56.25rem)', wide: '(min-width: 75rem)' } as const;

const ask = (width: keyof typeof widths) => globalThis.matchMedia?.(widths[width]);

const onChangeOf = (width: keyof typeof widths) => (notify: () => void) => {
  const asked = ask(width);
  asked?.addEventListener('change', notify);
  return () => asked?.removeEventListener('change', notify);
};
const onDesk = onChangeOf('desk');
const onWide = onChangeOf('wide');

/** False on a phone, where what is beside the main button belongs behind ⋯. */
export const useIsDesk = (): boolean => useSyncExternalStore(onDesk, () => ask('desk')?.matches ?? true);

/** False where the sidebar shows icons alone. */
export const useIsWide = (): boolean => useSyncExternalStore(onWide, () => ask('wide')?.matches ?? true);
