import { useState } from 'react';

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** What had the focus when this opened, so that it can have it back (GEN-11). */
export function useOpener(open: boolean): () => HTMLElement | null {
  const [state, setState] = useState(() => ({ open, opener: open ? focused() : null }));
  if (open !== state.open) setState({ open, opener: open ? focused() : state.opener });
  return () => (state.opener?.isConnected ? state.opener : null);
}
