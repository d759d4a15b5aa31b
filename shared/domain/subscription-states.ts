import * as z from 'zod';

/** Where a subscription stands; drawn in subscription-states.md. */
export const SubscriptionStatus = z.enum(['trial', 'active', 'past-due', 'unpaid', 'canceled', 'ended']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/**
 * What can be seen of a subscription. At the provider: it is `paid` and renews; it is paid and `stopping` at the period's end; a payment
 * `failed` and is tried again; the provider has `given-up` trying; it is `gone`. On the clock: its time is `over`.
 */
export type Sighting = 'paid' | 'stopping' | 'failed' | 'given-up' | 'gone' | 'over';

/** What the provider shows leads to the same state from everywhere, so that lost, late and repeated notices end alike. */
const shown = { paid: 'active', stopping: 'canceled', failed: 'past-due', 'given-up': 'unpaid' } as const;

const transitions: Readonly<Record<SubscriptionStatus, Readonly<Record<Sighting, SubscriptionStatus>>>> = {
  // A checkout that came to nothing takes no day of the trial.
  trial: { ...shown, gone: 'trial', over: 'ended' },
  active: { ...shown, gone: 'ended', over: 'ended' },
  'past-due': { ...shown, gone: 'ended', over: 'unpaid' },
  unpaid: { ...shown, gone: 'ended', over: 'unpaid' },
  canceled: { ...shown, gone: 'ended', over: 'ended' },
  ended: { ...shown, gone: 'ended', over: 'ended' },
};

/** Where a subscription stands after something was seen of it (issue 5, States). Every pair has an answer; seeing the same twice changes nothing. */
export const nextStatus = (from: SubscriptionStatus, seen: Sighting): SubscriptionStatus =>
  transitions[from][seen];

/** In which states an organization's data can be changed; in the others it can be read, exported and paid for (decisions, Plans). */
export const worksInFull = (status: SubscriptionStatus): boolean => status !== 'unpaid' && status !== 'ended';
