import type { Objects, Store } from './store';

/** The address of the hosted pages. */
export type Urls = { readonly origin: string; readonly mount: string };

/** What every operation needs: the account's objects and the current time. */
export type Context = {
  readonly store: Store;
  /** The objects of the account that the call is for. */
  readonly objects: Objects;
  /** The platform's own objects: accounts, transfers, webhook deliveries and switches. */
  readonly platform: Objects;
  /** The connected account of `Stripe-Account`; empty for the platform. */
  readonly account: string;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly urls: Urls;
};

export const day = 86_400;
export const hour = 3_600;

export const pageUrl = ({ urls }: Context, path: string): string => `${urls.origin}${urls.mount}${path}`;

/** The same time for another account. */
export const forAccount = (context: Context, account: string): Context => ({
  ...context,
  account,
  objects: context.store.objectsOf(account),
});
