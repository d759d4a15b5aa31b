import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by an upgrade action that leads to /subscriptionPay (SUB-02). */
    upgrade?: boolean;
  }
}
