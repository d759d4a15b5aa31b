import * as z from 'zod';

/** A plan as the call getAllPlans shows it. Prices are whole dollars a month or a year. Plans are rows of the table, not code. */
export const Plan = z.object({
  id: z.number().int(),
  plan: z.string(),
  price: z.number(),
  annual_price: z.number(),
  description: z.string(),
  no_of_properties: z.number().int(),
  no_of_units: z.number().int(),
});
export type Plan = z.infer<typeof Plan>;

/** Days that every sign-up works in full (decisions, Plans). */
export const trialDays = 14;

/** What an organisation's subscription is. `paidUntil` and `trialEndsAt` are UTC instants. */
export const Subscription = z.object({
  subscriptionId: z.string(),
  planId: z.number().int(),
  annual: z.boolean(),
  startedAt: z.string(),
  trialEndsAt: z.string(),
  paidUntil: z.string().optional(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Whether the organisation can be changed: paid, or within the 14 days; else it can be read, exported and paid for. */
export const canChange = (subscription: Subscription, now: Date): boolean =>
  [subscription.trialEndsAt, subscription.paidUntil ?? ''].some((end) => now.getTime() < Date.parse(end));

/** Whole days left of an unpaid trial, 0 once it has ended, undefined when paid. */
export function trialDaysLeft(subscription: Subscription, now: Date): number | undefined {
  if (now.getTime() < Date.parse(subscription.paidUntil ?? '')) return undefined;
  const left = new Date(subscription.trialEndsAt).getTime() - now.getTime();
  return Math.max(0, Math.ceil(left / 86_400_000));
}

/** The wire's 1 or 0: whether `adding` more units stay within the plan (API-18, PRP-30). */
export const withinUnitLimit = (count: { unitCount: number; unitLimit: number; adding?: number }): 0 | 1 =>
  count.unitCount + (count.adding ?? 1) <= count.unitLimit ? 1 : 0;
