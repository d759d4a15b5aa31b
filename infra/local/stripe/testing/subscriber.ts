import type Stripe from 'stripe';
import { cardFields, type Fields, send, type Visit } from './browser';
import type { Opened } from './open-double';

const urls = { success_url: 'http://localhost:3000/done', cancel_url: 'http://localhost:3000/canceled' };

/** The prices of two plans, and a customer who has not paid yet. */
export async function withPlans({ stripe }: Pick<Opened, 'stripe'>) {
  const prices: Record<string, Stripe.Price> = {};
  for (const [key, cents, interval] of [
    ['landlord_monthly', 1900, 'month'],
    ['landlord_annually', 19_000, 'year'],
    ['manager_monthly', 4900, 'month'],
    ['manager_annually', 49_000, 'year'],
  ] as const)
    prices[key] = await stripe.prices.create({
      product: (await stripe.products.create({ name: `Keystead ${key}` })).id,
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval },
      lookup_key: key,
    });
  const customer = await stripe.customers.create({ email: 'owner@demo.test', name: 'Olga Owner' });
  return { customer, price: (key: string): string => prices[key]?.id ?? '' };
}

/** Subscribes the customer by card on the hosted page. */
export async function subscribe(
  { stripe }: Pick<Opened, 'stripe'>,
  { customer, price, number }: { customer: string; price: string; number?: string },
): Promise<Stripe.Subscription> {
  const session = await stripe.checkout.sessions.create({
    ...urls,
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { organizationId: 'org_1' } },
  });
  await send(session.url ?? '', cardFields(number));
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return stripe.subscriptions.retrieve(String(subscription));
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error('The subscription has no item');
  return item;
}

/** A customer with a subscription to one of the plans. */
export async function subscribed(opened: Pick<Opened, 'stripe'>, key = 'landlord_monthly') {
  const plans = await withPlans(opened);
  const subscription = await subscribe(opened, { customer: plans.customer.id, price: plans.price(key) });
  return { ...plans, subscription, item: itemOf(subscription) };
}

/** Saves a customer's method on the hosted page and returns its id. */
export async function keepMethod(
  opened: Pick<Opened, 'stripe' | 'url'>,
  { customer, fields = cardFields() }: { customer: string; fields?: Fields },
): Promise<string> {
  const { stripe } = opened;
  const session = await stripe.checkout.sessions.create({ ...urls, mode: 'setup', customer });
  const sent = await send(session.url ?? '', fields);
  if (sent.location?.includes('authenticate'))
    await send(new URL(sent.location, opened.url).toString(), { result: 'complete' });
  const { setup_intent } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
  return String((setup_intent as Stripe.SetupIntent).payment_method);
}

/** The address of the customer's billing portal. */
export async function openPortal({ stripe }: Pick<Opened, 'stripe'>, customer: string): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/back',
  });
  return url;
}

/** Replaces the customer's card on the billing portal. */
export const replaceCard = async (
  opened: Pick<Opened, 'stripe'>,
  customer: string,
  number: string,
): Promise<Visit> => send(`${await openPortal(opened, customer)}/add`, cardFields(number));

/** The customer's unpaid invoices. */
export async function openInvoices(
  { stripe }: Pick<Opened, 'stripe'>,
  customer: string,
): Promise<Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  return data.filter(({ status }) => status === 'open');
}
