import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** From an upgrade action to /subscriptionPay (SUB-02). */
    upgrade?: boolean;
  }
}
