import type Stripe from 'stripe';
import type { Payments, PlanPrice, PricedPlan } from './payments';
import { asked, askedFor, onceFor } from './stripe-client';

const product = (planId: number): string => `keystead_plan_${planId}`;
/** The provider's lookup key of a plan's current price. */
export const lookupKey = ({ planId, annual }: PlanPrice): string =>
  `${product(planId)}_${annual ? 'annually' : 'monthly'}`;
const lookupForm = /^keystead_plan_(\d+)_(monthly|annually)$/;

/** Stored on prices and on the phases of a scheduled change. */
export const planMetadata = ({ planId, annual }: PlanPrice) => ({
  planId: String(planId),
  annual: annual ? 'true' : 'false',
});

export function planOfMetadata(metadata: Stripe.Metadata | null | undefined): PlanPrice | undefined {
  const planId = Number(metadata?.planId);
  return Number.isInteger(planId) && planId > 0 ? { planId, annual: metadata?.annual === 'true' } : undefined;
}

/** An old price keeps its metadata after its lookup key moves to a new price. */
export function planOfPrice(price: Pick<Stripe.Price, 'id' | 'metadata' | 'lookup_key'>): PlanPrice {
  const known = planOfMetadata(price.metadata);
  if (known) return known;
  const [, planId, period] = lookupForm.exec(price.lookup_key ?? '') ?? [];
  if (planId === undefined) throw new Error(`The price ${price.id} belongs to no plan of ours`);
  return { planId: Number(planId), annual: period === 'annually' };
}

/** The price charged for a plan today. */
export async function priceOf(stripe: Stripe, plan: PlanPrice): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new Error(`The provider has no price ${lookupKey(plan)}: write the plans`);
  return price;
}

async function ensureProduct(stripe: Stripe, { id, plan }: PricedPlan): Promise<void> {
  if (await askedFor(() => stripe.products.retrieve(product(id)))) return;
  await stripe.products.create({ id: product(id), name: `Keystead ${plan}` }, onceFor('product', id, plan));
}

async function ensurePrice(stripe: Stripe, plan: PlanPrice, dollars: number): Promise<void> {
  const key = lookupKey(plan);
  const cents = Math.round(dollars * 100);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [before] = data;
  if (before?.unit_amount === cents) return;
  await stripe.prices.create(
    {
      product: product(plan.planId),
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval: plan.annual ? 'year' : 'month' },
      lookup_key: key,
      // Existing subscribers keep the old price; the lookup key now leads to the new one.
      transfer_lookup_key: true,
      metadata: planMetadata(plan),
    },
    onceFor('price', key, cents, before?.id ?? ''),
  );
}

export const stripePrices = (stripe: Stripe): Pick<Payments, 'ensurePrices'> => ({
  ensurePrices: (plans) =>
    asked(async () => {
      for (const plan of plans.filter(({ price, annual_price }) => price > 0 && annual_price > 0)) {
        await ensureProduct(stripe, plan);
        await ensurePrice(stripe, { planId: plan.id, annual: false }, plan.price);
        await ensurePrice(stripe, { planId: plan.id, annual: true }, plan.annual_price);
      }
    }),
});
