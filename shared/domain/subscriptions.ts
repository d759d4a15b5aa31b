import * as z from 'zod';
import { nextStatus, SubscriptionStatus, worksInFull } from './subscription-states';

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
/** Days after a period's end that a paying account works on without a word from the provider: it collects an hour late, and its notice can be later. */
export const renewalGraceDays = 3;
/** Days after a period's end that the provider goes on trying to collect, with a week to spare; past them the account counts as unpaid. */
const collectingDays = 28;

const dayMilliseconds = 86_400_000;

/**
 * What an organization's subscription is. Instants are UTC. What follows `paidUntil` is there once something was paid or tried: `status` is
 * where it stood when it was last written, `statusAt` says where it stands. `version` counts the writes; each is guarded by it.
 */
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
  /** The plan from the period's end on, when it is another one. */
  nextPlanId: z.number().int().optional(),
  nextAnnual: z.boolean().optional(),
  customerId: z.string().optional(),
  /** The provider's name of it, and when it was made there. */
  providerSubscriptionId: z.string().optional(),
  providerCreatedAt: z.string().optional(),
  version: z.number().int().optional(),
});
export type Subscription = z.infer<typeof Subscription>;

const storedStatus = ({ status, paidUntil }: Subscription): SubscriptionStatus =>
  status ?? (paidUntil === undefined ? 'trial' : 'active');

const daysAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * dayMilliseconds).toISOString();

/** The instant at which the stored state is over by the clock alone; undefined when it lasts until something is seen. */
export function endOf(subscription: Subscription): string | undefined {
  const { trialEndsAt, paidUntil = trialEndsAt, providerSubscriptionId } = subscription;
  const ends: Record<SubscriptionStatus, string | undefined> = {
    trial: trialEndsAt,
    active: providerSubscriptionId === undefined ? paidUntil : daysAfter(paidUntil, renewalGraceDays),
    'past-due': daysAfter(paidUntil, collectingDays),
    canceled: paidUntil,
    unpaid: undefined,
    ended: undefined,
  };
  return ends[storedStatus(subscription)];
}

/** Where the subscription stands now. What ended within the first 14 days leaves the rest of the trial. */
export function statusAt(subscription: Subscription, now: Date): SubscriptionStatus {
  const stored = storedStatus(subscription);
  const end = endOf(subscription);
  const isOver = end !== undefined && now.getTime() >= Date.parse(end);
  const status = isOver ? nextStatus(stored, 'over') : stored;
  return status === 'ended' && now.getTime() < Date.parse(subscription.trialEndsAt) ? 'trial' : status;
}

/** The subscription with what the clock has ended written down; equal when nothing has. */
export function settledAt(subscription: Subscription, now: Date): Subscription {
  const status = statusAt(subscription, now);
  return status === storedStatus(subscription) ? subscription : { ...subscription, status, autopay: false };
}

/** Whether the organization can be changed: paid, being collected, or within the 14 days; else it can be read, exported and paid for. */
export const canChange = (subscription: Subscription, now: Date): boolean =>
  worksInFull(statusAt(subscription, now));

/** Whether the provider runs it now, so that it is changed there and not paid for anew. */
export const isPaidFor = (subscription: Subscription, now: Date): boolean =>
  subscription.providerSubscriptionId !== undefined &&
  !['trial', 'ended'].includes(statusAt(subscription, now));

/** Whether anything was ever paid for, or collecting was begun: somebody with a card stands for the organization. */
export const hasEverPaid = ({ paidUntil }: Subscription): boolean => paidUntil !== undefined;

/** Whole days left of an unpaid trial, 0 once it has ended, undefined when paid. */
export function trialDaysLeft(subscription: Subscription, now: Date): number | undefined {
  if (!['trial', 'ended'].includes(statusAt(subscription, now))) return undefined;
  const left = new Date(subscription.trialEndsAt).getTime() - now.getTime();
  return Math.max(0, Math.ceil(left / dayMilliseconds));
}

/** The wire's 1 or 0: whether `adding` more units stay within the plan (API-18, PRP-30). */
export const withinUnitLimit = (count: { unitCount: number; unitLimit: number; adding?: number }): 0 | 1 =>
  count.unitCount + (count.adding ?? 1) <= count.unitLimit ? 1 : 0;
