import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** From a plan card to the sign-up (ACC-01, LND-09). */
    plan?: { readonly id: number };
    annual?: boolean;
    /** From the sign-up to the page that says where the mail went. */
    signedUpAs?: string;
    /** From an accepted invitation to the login: nobody types an address twice. */
    loginAs?: string;
  }
}
