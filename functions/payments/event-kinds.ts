import { transferReserved } from '../table/transfers/writes';

/** What a webhook event makes us look at again. Other kinds are stored and ignored. */
export type LookAt = 'subscription' | 'account' | 'rent' | 'screening' | 'transfer';

/** Pages that were paid, of plans, rent and screening fees: the event does not say which. */
const paidPages = ['checkout.session.completed'] as const;
/** Of plans and of rent. */
const both = [
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;
/** Of plans, rent and fees. */
const refunds = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;
const rent = [
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;
const subscription = [
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
] as const;
/** Of transfers to owners; the last one is our own, stored with a reservation until it is sent. */
const transfer = ['transfer.created', 'transfer.updated', 'transfer.reversed', transferReserved] as const;
const account = [
  'account.updated',
  'account.external_account.created',
  'account.external_account.updated',
  'account.external_account.deleted',
  'capability.updated',
] as const;

const kinds = new Map<string, readonly LookAt[]>([
  ...paidPages.map((type) => [type, ['subscription', 'rent', 'screening']] as const),
  ...refunds.map((type) => [type, ['subscription', 'rent', 'screening']] as const),
  ...both.map((type) => [type, ['subscription', 'rent']] as const),
  ...rent.map((type) => [type, ['rent']] as const),
  ...subscription.map((type) => [type, ['subscription']] as const),
  ...transfer.map((type) => [type, ['transfer']] as const),
  ...account.map((type) => [type, ['account']] as const),
]);

/** Empty for a kind we ignore. */
export const lookAtFor = (type: string): readonly LookAt[] => kinds.get(type) ?? [];
