import type { ReactNode } from 'react';

/** The button that sends: a spinner while it does, and no second sending. */
export const SendButton = ({ isSending, children }: { isSending: boolean; children: ReactNode }) => (
  <button type="submit" className="button send" aria-disabled={isSending} aria-busy={isSending}>
    {isSending && <span className="spinner" aria-hidden="true" />}
    {children}
  </button>
);
