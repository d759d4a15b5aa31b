import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** From leases chosen in Rent to a form of many; more than an address can hold. */
    leases?: readonly string[];
  }
}
