import * as z from 'zod';
import { dueKinds } from '../../../shared/domain/subscriptions/subscription-dues';
import { organizationPartition, separator } from '../db/keys';
import { type RecordOf, record } from '../db/record';

export const plansPartition = 'PLANS';

/** A plan that anyone can choose. Prices are in dollars, as in the calls. */
export const PlanRow = record({
  name: 'plan',
  fields: () => ({
    id: z.number(),
    plan: z.string(),
    price: z.number(),
    annual_price: z.number(),
    description: z.string(),
    no_of_properties: z.number(),
    no_of_units: z.number(),
  }),
  key: ({ id }: { id: number }) => ({ pk: plansPartition, sk: `PLAN#${String(id).padStart(6, '0')}` }),
});

export const paymentsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#INVOICES`;

/** A payment's place in the history, by time. */
export const paymentPlace = (payment: { createdAt: string; invoiceId: string }): [string, string] => [
  payment.createdAt,
  payment.invoiceId,
];

/** A provider's invoice in the payment history. Amounts are integer cents, instants UTC. */
export const paymentFields = () => ({
  organizationId: z.string(),
  invoiceId: z.string(),
  /** The number people quote. */
  number: z.string(),
  status: z.enum(['paid', 'open', 'failed', 'void', 'refunded', 'partly-refunded']),
  /** The amount paid or due. */
  amount: z.number(),
  amountRefunded: z.number(),
  description: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.number(), proration: z.boolean() })),
  periodStart: z.string(),
  periodEnd: z.string(),
  createdAt: z.string(),
  paidAt: z.string().optional(),
  /** When the provider tries again to collect it. */
  nextAttemptAt: z.string().optional(),
});

export const PlanPayment = record({
  name: 'plan-payment',
  fields: paymentFields,
  key: ({ organizationId, invoiceId }: { organizationId: string; invoiceId: string }) => ({
    pk: paymentsPartition(organizationId),
    sk: `INVOICE#${invoiceId}`,
  }),
  derived: (payment) => ({ order: paymentPlace(payment).join(separator) }),
});
export type PlanPayment = RecordOf<typeof PlanPayment>;

/** Finds the organization: a provider's event may name only the customer. */
export const Customer = record({
  name: 'customer',
  fields: () => ({ customerId: z.string(), organizationId: z.string() }),
  key: ({ customerId }: { customerId: string }) => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' }),
});

/** Everything due in a month, `2026-07`. */
export const duesPartition = (month: string) => `DUE#${month}`;

/** Something due for an organization at a UTC instant. */
export const OrganizationDue = record({
  name: 'due',
  fields: () => ({ at: z.string(), organizationId: z.string(), kind: z.enum(dueKinds) }),
  key: (due: { at: string; organizationId: string; kind: string }) => ({
    pk: duesPartition(due.at.slice(0, 7)),
    sk: [due.at, due.organizationId, due.kind].join(separator),
  }),
});
export type OrganizationDue = RecordOf<typeof OrganizationDue>;

export const planMailsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#PLAN_MAILS`;

/** Keeps a plan mail from being sent twice; its name says which event it is about. */
export const PlanMailGuard = record({
  name: 'plan-mail-guard',
  fields: () => ({ organizationId: z.string(), name: z.string(), ttl: z.number() }),
  key: ({ organizationId, name }: { organizationId: string; name: string }) => ({
    pk: planMailsPartition(organizationId),
    sk: `PLAN_MAIL#${name}`,
  }),
});

/** A provider's webhook event: the ids it names and whether it was handled. Instants are UTC. */
export const PaymentEvent = record({
  name: 'payment-event',
  fields: () => ({
    eventId: z.string(),
    type: z.string(),
    /** When the provider made it, and when it first reached us. */
    createdAt: z.string(),
    receivedAt: z.string(),
    /** `ignored`: a type we do nothing about. */
    status: z.enum(['pending', 'handled', 'ignored']),
    customerId: z.string().optional(),
    subscriptionId: z.string().optional(),
    invoiceId: z.string().optional(),
    checkoutId: z.string().optional(),
    intentId: z.string().optional(),
    accountId: z.string().optional(),
    providerTransferId: z.string().optional(),
    /** Our own transfer to an owner: of the event that stays until it is sent. */
    transfer: z
      .object({ organizationId: z.string(), propertyId: z.string(), transferId: z.string() })
      .optional(),
    handledAt: z.string().optional(),
    /** Absent while pending: a pending event never expires. */
    ttl: z.number().optional(),
  }),
  key: ({ eventId }: { eventId: string }) => ({ pk: `PAYMENT_EVENT#${eventId}`, sk: 'PAYMENT_EVENT' }),
});
export type PaymentEvent = RecordOf<typeof PaymentEvent>;

export const pendingEventsPartition = 'PENDING_PAYMENT_EVENTS';
export const pendingPlace = ({ dueAt, eventId }: { dueAt: string; eventId: string }): string =>
  [dueAt, eventId].join(separator);

/**
 * Exists exactly as long as its event is pending. Sorted by `dueAt`, when the sweep queues it again (UTC).
 */
export const PendingPaymentEvent = record({
  name: 'pending-payment-event',
  fields: () => ({
    receivedAt: z.string(),
    eventId: z.string(),
    dueAt: z.string(),
    /** How often the sweep queued it. */
    tries: z.number(),
  }),
  key: ({ eventId }: { eventId: string }) => ({ pk: pendingEventsPartition, sk: eventId }),
  derived: ({ dueAt, eventId }) => ({ order: pendingPlace({ dueAt, eventId }) }),
});
export type PendingPaymentEvent = RecordOf<typeof PendingPaymentEvent>;

export type OwnerKey = { readonly organizationId: string; readonly ownerId: string };

/** A rental owner's account as last read at the payment provider, without bank or personal numbers. */
export const OwnerAccount = record({
  name: 'connected-account',
  fields: () => ({
    organizationId: z.string(),
    ownerId: z.string(),
    accountId: z.string(),
    /** Grows with every change; a write names the version it read. */
    version: z.number(),
    detailsSubmitted: z.boolean(),
    payoutsEnabled: z.boolean(),
    /** The provider's names; `missingInWords` translates them. */
    missing: z.array(z.string()),
    disabledReason: z.string().optional(),
    bank: z.object({ name: z.string(), last4: z.string() }).optional(),
    /** UTC instants. */
    startedAt: z.string(),
    updatedAt: z.string(),
  }),
  key: ({ organizationId, ownerId }: OwnerKey) => ({
    pk: `${organizationPartition(organizationId)}#CONNECTED_ACCOUNTS`,
    sk: `OWNER#${ownerId}`,
  }),
});
export type OwnerAccount = RecordOf<typeof OwnerAccount>;

/** The link that an owner was mailed last, to enter their own bank details; it works once. */
export const OwnerBankLink = record({
  name: 'owner-bank-link',
  fields: () => ({
    organizationId: z.string(),
    ownerId: z.string(),
    /** The SHA-256 of the mailed secret, which has 256 random bits. */
    tokenHash: z.string(),
    /** UTC instant. */
    expiresAt: z.string(),
  }),
  key: ({ organizationId, ownerId }: OwnerKey) => ({
    pk: `${organizationPartition(organizationId)}#BANK_LINKS`,
    sk: `OWNER#${ownerId}`,
  }),
  expires: ({ expiresAt }) => expiresAt,
});
export type OwnerBankLink = RecordOf<typeof OwnerBankLink>;

/** Finds the owner: the provider names only the account. */
export const AccountOwner = record({
  name: 'connected-account-owner',
  fields: () => ({ accountId: z.string(), organizationId: z.string(), ownerId: z.string() }),
  key: ({ accountId }: { accountId: string }) => ({
    pk: `CONNECTED_ACCOUNT#${accountId}`,
    sk: 'CONNECTED_ACCOUNT',
  }),
});
