import * as z from 'zod';
import { allowsChanges, nextStatus, SubscriptionStatus } from './subscription-states';

/** A plan as getAllPlans shows it. Prices are dollars a month or a year. Plans are table rows, not code. */
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

/** Days of full access after sign-up (decisions, Plans). */
export const trialDays = 14;
/** Grace after a period's end: the provider collects an hour late, and its webhook event can be later. */
export const renewalGraceDays = 3;
/** The provider retries for three weeks after a period's end. A week later the account is unpaid. */
const collectionDays = 28;

const dayMilliseconds = 86_400_000;

/** Instants are UTC. `status` is the stored state, `statusAt` the current one. `version` guards a write. */
export const Subscription = z.object({
  subscriptionId: z.string(),
  planId: z.number().int(),
  annual: z.boolean(),
  startedAt: z.string(),
  trialEndsAt: z.string(),
  paidUntil: z.string().optional(),
  status: SubscriptionStatus.optional(),
  /** Whether it renews at the period's end. */
  autopay: z.boolean().optional(),
  periodStart: z.string().optional(),
  /** The first payment of a plan bought during the trial, until it is made. */
  freeUntil: z.string().optional(),
  /** The plan after the period's end, when it changes. */
  nextPlanId: z.number().int().optional(),
  nextAnnual: z.boolean().optional(),
  customerId: z.string().optional(),
  /** The provider's id, and when it was created there. */
  providerSubscriptionId: z.string().optional(),
  providerCreatedAt: z.string().optional(),
  version: z.number().int().optional(),
});
export type Subscription = z.infer<typeof Subscription>;

const storedStatus = ({ status, paidUntil }: Subscription): SubscriptionStatus =>
  status ?? (paidUntil === undefined ? 'trial' : 'active');

const daysAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * dayMilliseconds).toISOString();

/** The provider starts no plan sooner than 48 hours from now; the extra hour lets repeats within it agree. */
const leadHours = 49;
const hourMilliseconds = 3_600_000;

/**
 * The first payment (UTC) of a plan bought at `now`: when the trial ends, at least two days ahead, so that
 * buying early costs no trial day. Undefined when it is due at once (decisions, Settled since).
 */
export function freeUntil({ trialEndsAt }: Pick<Subscription, 'trialEndsAt'>, now: Date): string | undefined {
  if (now.toISOString() >= trialEndsAt) return undefined;
  const hour = Math.floor(now.getTime() / hourMilliseconds) * hourMilliseconds;
  const soonest = new Date(hour + leadHours * hourMilliseconds).toISOString();
  return trialEndsAt > soonest ? trialEndsAt : soonest;
}

/** The end of the paid or free time so far (UTC). */
export const runsUntil = ({ freeUntil: free, paidUntil, trialEndsAt }: Subscription): string =>
  free ?? paidUntil ?? trialEndsAt;

/** The UTC instant when the clock ends the stored state; undefined when the clock cannot end it. */
export function endOf(subscription: Subscription): string | undefined {
  const { trialEndsAt, providerSubscriptionId } = subscription;
  const until = runsUntil(subscription);
  const ends: Record<SubscriptionStatus, string | undefined> = {
    trial: trialEndsAt,
    active: providerSubscriptionId === undefined ? until : daysAfter(until, renewalGraceDays),
    'past-due': daysAfter(until, collectionDays),
    canceled: until,
    unpaid: undefined,
    ended: undefined,
  };
  return ends[storedStatus(subscription)];
}

/** The current state. A plan that ends within the first 14 days leaves the rest of the trial. */
export function statusAt(subscription: Subscription, now: Date): SubscriptionStatus {
  const stored = storedStatus(subscription);
  const end = endOf(subscription);
  const isOver = end !== undefined && now.getTime() >= Date.parse(end);
  const status = isOver ? nextStatus(stored, 'over') : stored;
  return status === 'ended' && now.getTime() < Date.parse(subscription.trialEndsAt) ? 'trial' : status;
}

/** Sets the status if the clock has ended it; returns the same object if nothing changed. */
export function withExpiredStatus(subscription: Subscription, now: Date): Subscription {
  const status = statusAt(subscription, now);
  return status === storedStatus(subscription) ? subscription : { ...subscription, status, autopay: false };
}

/** Whether data can be changed: paid, being collected, or within the first 14 days. */
export const canChange = (subscription: Subscription, now: Date): boolean =>
  allowsChanges(statusAt(subscription, now));

/** Whether the provider manages it, so that a change goes there and not to a new checkout. */
export const isPaidFor = (subscription: Subscription, now: Date): boolean =>
  subscription.providerSubscriptionId !== undefined &&
  !['trial', 'ended'].includes(statusAt(subscription, now));

/** Whether a payment was ever made or attempted: someone with a card stands behind the organization. */
export const hasEverPaid = ({ paidUntil }: Subscription): boolean => paidUntil !== undefined;

/** Whole days left of an unpaid trial, 0 once it has ended, undefined when paid. */
export function trialDaysLeft(subscription: Subscription, now: Date): number | undefined {
  if (!['trial', 'ended'].includes(statusAt(subscription, now))) return undefined;
  const left = new Date(subscription.trialEndsAt).getTime() - now.getTime();
  return Math.max(0, Math.ceil(left / dayMilliseconds));
}

/** 1 when `adding` more units fit the plan, else 0, as on the wire (API-18, PRP-30). */
export const withinUnitLimit = (count: { unitCount: number; unitLimit: number; adding?: number }): 0 | 1 =>
  count.unitCount + (count.adding ?? 1) <= count.unitLimit ? 1 : 0;
