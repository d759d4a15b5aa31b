import { newId } from './ids';
import type { Delivery, WebhookMode } from './kinds';
import type { Book, Store } from './store';
import { apiVersion, type Event, type EventType } from './wire';

/** Where our own pages are. */
export type Urls = { readonly origin: string; readonly mount: string };

/** One piece of work at one moment: whose book, what time it is there, and how it tells of what happened. */
export type Work = {
  readonly store: Store;
  readonly book: Book;
  /** The platform's own book: events, deliveries and switches lie there. */
  readonly platform: Book;
  /** The connected account of `Stripe-Account`; empty for the platform. */
  readonly account: string;
  /** Seconds since 1970, UTC. */
  readonly at: number;
  readonly urls: Urls;
};

export const day = 86_400;
export const hour = 3_600;

export const pageUrl = ({ urls }: Work, path: string): string => `${urls.origin}${urls.mount}${path}`;

/** The same work in another account's book. */
export const inBook = (work: Work, account: string): Work => ({
  ...work,
  account,
  book: work.store.book(account),
});

export const modeOf = (platform: Book): WebhookMode =>
  platform.get('switches', 'switches')?.webhooks ?? 'normal';

/** How long a notice waits in the mode `late`: past any patience, within the day. */
const lateness = hour;

function plan(work: Work, event: Event): void {
  const { platform, at } = work;
  const mode = modeOf(platform);
  const delivery = (): Delivery => ({
    id: newId('delivery'),
    event: event.id,
    type: event.type,
    body: JSON.stringify(event),
    state: mode === 'never' ? 'withheld' : 'pending',
    createdAt: at,
    nextAt: mode === 'late' ? at + lateness : at,
    attempts: [],
  });
  platform.put('delivery', delivery());
  if (mode === 'duplicate') platform.put('delivery', delivery());
}

/** Plans the delivery of an event that tells of this object as it is now. */
export function emit(work: Work, type: EventType, object: object): void {
  const { at, account } = work;
  plan(work, {
    id: newId('event'),
    object: 'event',
    api_version: apiVersion,
    created: at,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    ...(account !== '' && { account }),
  });
}
