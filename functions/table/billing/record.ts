import * as z from 'zod';
import { dueKinds } from '../../../shared/domain/subscription-dues';
import { organizationPartition, separator } from '../db/keys';
import { type RecordOf, record } from '../db/record';

export const plansPartition = 'PLANS';

/** A plan that everybody can choose. Prices are dollars, as the calls send them. */
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

/** Where a payment stands in the history: by time. */
export const paymentPlace = (payment: { createdAt: string; invoiceId: string }): [string, string] => [
  payment.createdAt,
  payment.invoiceId,
];

/** One invoice of the provider as the payment history keeps it. Amounts are integer cents, instants UTC. */
export const paymentFields = () => ({
  organizationId: z.string(),
  invoiceId: z.string(),
  /** What a person quotes. */
  number: z.string(),
  status: z.enum(['paid', 'open', 'failed', 'void', 'refunded', 'partly-refunded']),
  /** What was paid, or is due. */
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

/** Whose customer this is at the provider, which may name a customer alone. */
export const Customer = record({
  name: 'customer',
  fields: () => ({ customerId: z.string(), organizationId: z.string() }),
  key: ({ customerId }: { customerId: string }) => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' }),
});

/** What organizations wait for in a month, `2026-07`. */
export const duesPartition = (month: string) => `DUE#${month}`;

/** One thing an organization waits for; `at` is a UTC instant. */
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

/** Keeps a mail about the plan from being sent twice; its name says which event it tells of. */
export const PlanMailGuard = record({
  name: 'plan-mail-guard',
  fields: () => ({ organizationId: z.string(), name: z.string(), ttl: z.number() }),
  key: ({ organizationId, name }: { organizationId: string; name: string }) => ({
    pk: planMailsPartition(organizationId),
    sk: `PLAN_MAIL#${name}`,
  }),
});

/** A webhook event of the payment provider: which things it tells of, and whether that was looked at. Instants are UTC. */
export const PaymentEvent = record({
  name: 'payment-event',
  fields: () => ({
    eventId: z.string(),
    type: z.string(),
    /** When the provider made it, and when it first reached us. */
    createdAt: z.string(),
    receivedAt: z.string(),
    /** `ignored`: of a kind we do nothing about. */
    status: z.enum(['pending', 'handled', 'ignored']),
    customerId: z.string().optional(),
    subscriptionId: z.string().optional(),
    invoiceId: z.string().optional(),
    checkoutId: z.string().optional(),
    accountId: z.string().optional(),
    handledAt: z.string().optional(),
    /** Only of what is done with: a pending event is never forgotten. */
    ttl: z.number().optional(),
  }),
  key: ({ eventId }: { eventId: string }) => ({ pk: `PAYMENT_EVENT#${eventId}`, sk: 'PAYMENT_EVENT' }),
});
export type PaymentEvent = RecordOf<typeof PaymentEvent>;

export const pendingEventsPartition = 'PENDING_PAYMENT_EVENTS';

/** Stands exactly as long as its event is pending. */
export const PendingPaymentEvent = record({
  name: 'pending-payment-event',
  fields: () => ({ receivedAt: z.string(), eventId: z.string() }),
  key: ({ receivedAt, eventId }: { receivedAt: string; eventId: string }) => ({
    pk: pendingEventsPartition,
    sk: `${receivedAt}${separator}${eventId}`,
  }),
});

/** A rental owner in an organization. */
export type OwnerKey = { readonly organizationId: string; readonly ownerId: string };

/** A rental owner's account at the payment provider, as it was last read there. No number of an account or a person is in it. */
export const OwnerAccount = record({
  name: 'connected-account',
  fields: () => ({
    organizationId: z.string(),
    ownerId: z.string(),
    accountId: z.string(),
    /** Moves on with every change: a write names the one it read. */
    version: z.number(),
    detailsSubmitted: z.boolean(),
    payoutsEnabled: z.boolean(),
    /** The provider's names; `missingInWords` says them. */
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

/** Whose account it is: the provider names an account alone. */
export const AccountOwner = record({
  name: 'connected-account-owner',
  fields: () => ({ accountId: z.string(), organizationId: z.string(), ownerId: z.string() }),
  key: ({ accountId }: { accountId: string }) => ({
    pk: `CONNECTED_ACCOUNT#${accountId}`,
    sk: 'CONNECTED_ACCOUNT',
  }),
});
