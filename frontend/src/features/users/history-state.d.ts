import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** From a plan card to the sign-up (ACC-01, LND-09). */
    plan?: { readonly id: number };
    annual?: boolean;
    /** From the sign-up to the page that names the recipient of the email. */
    signedUpAs?: string;
    /** From an accepted invitation to the login, so that nobody types the address twice. */
    loginAs?: string;
  }
}
