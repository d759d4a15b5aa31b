/** What a webhook event makes us look at again. Other kinds are stored and ignored. */
export type LookAt = 'subscription' | 'account';

const subscription = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.created',
  'invoice.finalized',
  'invoice.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;
const account = [
  'account.updated',
  'account.external_account.created',
  'account.external_account.updated',
  'account.external_account.deleted',
  'capability.updated',
] as const;

const kinds = new Map<string, LookAt>([
  ...subscription.map((type) => [type, 'subscription'] as const),
  ...account.map((type) => [type, 'account'] as const),
]);

/** Undefined for a kind we ignore. */
export const lookAtFor = (type: string): LookAt | undefined => kinds.get(type);
