import type { HistoryState } from '@tanstack/react-router';
import { createContext, useContext } from 'react';

/**
 * How the public pages open screens of the app. They know no router: a running one takes over, the
 * prerendered page loads the app on the first click, and otherwise a link is just a link.
 */
export type Travel = {
  readonly go: (href: string, state?: HistoryState) => void;
  /** Runs when a person is about to navigate, so that it can prefetch. */
  readonly prepare?: (() => void) | undefined;
};

export const TravelContext = createContext<Travel | undefined>(undefined);

export const useTravel = (): Travel | undefined => useContext(TravelContext);

export const places = {
  home: '/auth/home',
  pricing: '/auth/pricing',
  login: '/login',
  signUp: '/auth/registerformik',
  terms: '/auth/terms',
  privacy: '/auth/privacy',
} as const;
