import type { ReactNode } from 'react';

/** A submit button: shows a spinner while sending, and ignores a second click. */
export const SendButton = ({
  isSending,
  look = '',
  children,
}: {
  isSending: boolean;
  look?: '' | 'outline';
  children: ReactNode;
}) => (
  <button
    type="submit"
    className={`button send ${look}`.trim()}
    aria-disabled={isSending}
    aria-busy={isSending}
  >
    {isSending && <span className="spinner" aria-hidden="true" />}
    {children}
  </button>
);
