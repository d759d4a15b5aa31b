import type { Context } from '../core/context';
import { withRepeatableIds } from '../core/ids';
import { createCard } from '../money/create-payment-method';
import { attachMethod } from '../money/payment-methods';
import { runDueTasks } from '../run-due-tasks';
import { createSubscription } from './create-subscription';
import { createCustomer } from './customers';

/** A person who has paid by card since a past date. Customer and subscription carry the metadata. */
export type PastSubscriber = {
  readonly since: Date;
  readonly email: string;
  readonly company: string;
  readonly holder: string;
  readonly metadata: Record<string, string>;
  readonly lookupKey: string;
};
export type SeededSubscriber = { readonly customerId: string; readonly subscriptionId: string };

const seed = 20_260_101;
const cardNumber = '4242424242424242';

function subscribe(context: Context, person: PastSubscriber): SeededSubscriber {
  const { email, company, holder, metadata, lookupKey } = person;
  const price = context.objects.all('price').find(({ lookup_key }) => lookup_key === lookupKey);
  if (!price) throw new Error(`There is no price ${lookupKey}`);
  const customer = createCustomer(context, { email, name: company, metadata });
  const year = new Date(context.now * 1000).getUTCFullYear() + 5;
  const card = createCard(context, { number: cardNumber, month: 12, year }, { name: holder, email });
  const { subscription } = createSubscription(
    context,
    {
      customer: customer.id,
      price: price.id,
      metadata,
      method: attachMethod(context, card, customer.id).id,
    },
    { offSession: false, authenticated: false },
  );
  return { customerId: customer.id, subscriptionId: subscription.id };
}

/** Drops the webhook events of the past, which the product does not need. */
function withoutDeliveries<T>({ platform }: Context, run: () => T): T {
  const before = new Set(platform.all('delivery').map(({ id }) => id));
  const result = run();
  for (const { id } of platform.all('delivery')) if (!before.has(id)) platform.remove('delivery', id);
  return result;
}

/** Subscribes people in the past and runs all tasks due since then. Returns them in the same order. */
export const seedSubscribers = (
  people: readonly PastSubscriber[],
  { contextAt, now }: { contextAt: (at: number) => Context; now: number },
): SeededSubscriber[] =>
  withoutDeliveries(contextAt(now), () =>
    withRepeatableIds(seed, () => {
      const seeded = people.map((person) =>
        subscribe(contextAt(Math.floor(person.since.getTime() / 1000)), person),
      );
      runDueTasks(contextAt, now);
      return seeded;
    }),
  );
