import { withRepeatableIds } from '../core/ids';
import type { Work } from '../core/work';
import { makeCard } from '../money/payment-method-data';
import { attach } from '../money/payment-methods';
import { createCustomer } from './customers';
import { makeSubscription } from './make-subscription';
import { play } from './play';

/** Somebody who pays by card for one price, as a checkout would have left it. Metadata is the customer's and the subscription's. */
export type PastSubscriber = {
  readonly since: Date;
  readonly email: string;
  readonly company: string;
  readonly holder: string;
  readonly metadata: Record<string, string>;
  readonly lookupKey: string;
};
export type Recalled = { readonly customerId: string; readonly subscriptionId: string };
type Setting = { readonly workAt: (at: number) => Work; readonly now: number };

const repeatable = 20_260_101;
const card = '4242424242424242';

function subscribe(work: Work, person: PastSubscriber): Recalled {
  const { email, company, holder, metadata, lookupKey } = person;
  const price = work.book.all('price').find(({ lookup_key }) => lookup_key === lookupKey);
  if (!price) throw new Error(`There is no price ${lookupKey}`);
  const customer = createCustomer(work, { email, name: company, metadata }).id;
  const year = new Date(work.at * 1000).getUTCFullYear() + 5;
  const method = makeCard(work, { number: card, month: 12, year }, { name: holder, email });
  const { subscription } = makeSubscription(work, {
    customer,
    price: price.id,
    metadata,
    method: attach(work, method, customer).id,
    trying: { offSession: false, authenticated: false },
  });
  return { customerId: customer, subscriptionId: subscription.id };
}

/** The product is not told of the past: deliveries that this work plans are dropped. */
function withoutDeliveries<T>({ platform }: Work, work: () => T): T {
  const before = new Set(platform.all('delivery').map(({ id }) => id));
  const done = work();
  for (const { id } of platform.all('delivery')) if (!before.has(id)) platform.remove('delivery', id);
  return done;
}

/** Lets these people have subscribed at their moments in the past, and plays what followed until now: renewals with their invoices and charges. */
export const recall = (people: readonly PastSubscriber[], { workAt, now }: Setting): Recalled[] =>
  withoutDeliveries(workAt(now), () =>
    withRepeatableIds(repeatable, () => {
      const recalled = people.map((person) =>
        subscribe(workAt(Math.floor(person.since.getTime() / 1000)), person),
      );
      play(workAt, now);
      return recalled;
    }),
  );
