import { useState } from 'react';

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** The element that had the focus at opening, which gets it back (GEN-11). */
export function useOpener(open: boolean): () => HTMLElement | null {
  const [state, setState] = useState(() => ({ open, opener: open ? focused() : null }));
  if (open !== state.open) setState({ open, opener: open ? focused() : state.opener });
  return () => (state.opener?.isConnected ? state.opener : null);
}
