import type { HistoryState } from '@tanstack/react-router';
import { createContext, useContext } from 'react';

/**
 * How the site's pages reach the screens of the app. The pages know no router: where one runs it takes the way over, on the prerendered page
 * the app is fetched at the first step, and without either a link is a link.
 */
export type Travel = {
  readonly go: (href: string, state?: HistoryState) => void;
  /** A person is about to go: what will be needed may be fetched. */
  readonly prepare?: (() => void) | undefined;
};

export const TravelContext = createContext<Travel | undefined>(undefined);

export const useTravel = (): Travel | undefined => useContext(TravelContext);

export const places = {
  home: '/auth/home',
  pricing: '/auth/pricing',
  login: '/login',
  signUp: '/auth/registerformik',
} as const;
