import * as z from 'zod';

/** Drawn in subscription-states.md. */
export const SubscriptionStatus = z.enum(['trial', 'active', 'past-due', 'unpaid', 'canceled', 'ended']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** `stopping`: paid, will not renew. `failed`: retried. `given-up`: no retries left. `over`: time is up. */
export type Sighting = 'paid' | 'stopping' | 'failed' | 'given-up' | 'gone' | 'over';

/** The provider's state alone decides, so lost, late and repeated webhook events do no harm. */
const shown = { paid: 'active', stopping: 'canceled', failed: 'past-due', 'given-up': 'unpaid' } as const;

const transitions: Readonly<Record<SubscriptionStatus, Readonly<Record<Sighting, SubscriptionStatus>>>> = {
  // A failed checkout does not shorten the trial.
  trial: { ...shown, gone: 'trial', over: 'ended' },
  active: { ...shown, gone: 'ended', over: 'ended' },
  'past-due': { ...shown, gone: 'ended', over: 'unpaid' },
  unpaid: { ...shown, gone: 'ended', over: 'unpaid' },
  canceled: { ...shown, gone: 'ended', over: 'ended' },
  ended: { ...shown, gone: 'ended', over: 'ended' },
};

/** The next state (issue 5, States). Every pair has one, and seeing the same twice changes nothing. */
export const nextStatus = (from: SubscriptionStatus, seen: Sighting): SubscriptionStatus =>
  transitions[from][seen];

/** Whether data can be changed; otherwise only read, exported and paid for (decisions, Plans). */
export const allowsChanges = (status: SubscriptionStatus): boolean =>
  status !== 'unpaid' && status !== 'ended';
