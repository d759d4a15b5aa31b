import type { FeePayments } from './fees';
import type { RentPayments } from './rent';
import type { OwnerTransfers } from './transfers';

// The payment provider (Stripe) as the product sees it. Amounts are integer cents, instants UTC ISO. Card and
// bank numbers never reach us. Every write carries an idempotency key.

/** A plan at one of its two prices. */
export type PlanPrice = { readonly planId: number; readonly annual: boolean };

/** The provider's current state. At `periodEnd` it renews, or ends if `cancelAtPeriodEnd`. */
export type ProviderSubscription = PlanPrice & {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly organizationId: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  readonly periodStart: string;
  /** While `trialing`, the trial's end. */
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  /** The plan from `periodEnd` on, when a change is scheduled. */
  readonly next?: PlanPrice;
  readonly createdAt: string;
};

export type ProviderInvoice = {
  readonly invoiceId: string;
  readonly customerId: string;
  readonly subscriptionId: string;
  /** The number people quote: KS-0001. */
  readonly number: string;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly lines: readonly {
    readonly description: string;
    /** Negative for a credit. */
    readonly amount: number;
    readonly periodStart: string;
    readonly periodEnd: string;
    readonly isProration: boolean;
  }[];
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly createdAt: string;
  readonly paidAt?: string;
  /** How many times the provider tried to collect it. */
  readonly attempts?: number;
  /** When the provider tries to collect again, while open. */
  readonly nextAttemptAt?: string;
  /** The provider's own page and PDF of the receipt. */
  readonly hostedUrl?: string;
  readonly pdfUrl?: string;
};

/** What a plan change costs now and later (upgrade: proration now; downgrade: nothing now). */
export type ChangePreview = {
  readonly dueNow: number;
  readonly lines: ProviderInvoice['lines'];
  readonly nextAmount: number;
  readonly nextAt: string;
};

/** A rental owner's account, filled in on the provider's hosted pages. */
export type ConnectedAccount = {
  readonly accountId: string;
  readonly organizationId: string;
  readonly ownerId: string;
  readonly detailsSubmitted: boolean;
  readonly payoutsEnabled: boolean;
  /** The provider's names for missing details, such as `individual.dob.day`. */
  readonly missing: readonly string[];
  readonly disabledReason?: string;
  /** Only the bank's name and the last digits, never the full number. */
  readonly bank?: { readonly name: string; readonly last4: string };
};

/** A verified webhook event. State is read from the provider, so order and repeats do not matter. */
export type PaymentEvent = {
  readonly eventId: string;
  readonly type: string;
  readonly createdAt: string;
  readonly customerId?: string;
  readonly subscriptionId?: string;
  readonly invoiceId?: string;
  readonly checkoutId?: string;
  readonly intentId?: string;
  readonly providerTransferId?: string;
  /** Set for events of a connected account. */
  readonly accountId?: string;
};

/** Prices are whole dollars a month or a year. */
export type PricedPlan = {
  readonly id: number;
  readonly plan: string;
  readonly price: number;
  readonly annual_price: number;
};

export type Payments = RentPayments &
  FeePayments &
  OwnerTransfers & {
    /** Makes a product and two prices for each paid plan where missing or changed; keeps existing ones. */
    ensurePrices(plans: readonly PricedPlan[]): Promise<void>;
    /** Creates the organization's customer; a repeat with the same values returns the same one. */
    customerFor(organization: { organizationId: string; email: string; name: string }): Promise<string>;
    // A hosted page to pay for a plan; a repeat with the same `attempt` returns the same page. With
    // `freeUntil` the first payment waits for that instant, at least 48 hours away.
    startCheckout(
      checkout: PlanPrice & {
        freeUntil?: string | undefined;
        customerId: string;
        organizationId: string;
        successUrl: string;
        cancelUrl: string;
        attempt: string;
      },
    ): Promise<{ checkoutId: string; url: string }>;
    /** Whose checkout it is and whether it was paid; undefined when there is none. */
    checkout(checkoutId: string): Promise<
      | {
          organizationId: string;
          status: 'open' | 'complete' | 'expired';
          paid: boolean;
          subscriptionId?: string;
        }
      | undefined
    >;
    /** The provider's own page for cards, invoices and failed payments. */
    openPortal(portal: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
    /** Undefined when there is none. */
    subscription(subscriptionId: string): Promise<ProviderSubscription | undefined>;
    previewChange(
      change: PlanPrice & { subscriptionId: string; now: Date; when?: 'now' | 'period-end' },
    ): Promise<ChangePreview>;
    // `now` prorates and invoices; `period-end` waits for the renewal. Refuses `payment-declined`, keeping
    // the plan. Drops a change that still waits.
    changePlan(
      change: PlanPrice & { subscriptionId: string; when: 'now' | 'period-end'; attempt: string },
    ): Promise<ProviderSubscription>;
    /** Off: ends with the paid period and drops a waiting change. On: renews again. */
    setAutopay(change: {
      subscriptionId: string;
      on: boolean;
      attempt: string;
    }): Promise<ProviderSubscription>;
    /** All of them, newest first. */
    invoices(customerId: string): Promise<ProviderInvoice[]>;
    invoice(invoiceId: string): Promise<ProviderInvoice | undefined>;
    /** Refunds cents of one paid invoice, at most what is left of it. */
    refund(refund: { invoiceId: string; amount: number; attempt: string }): Promise<{ refundId: string }>;
    /** Creates the owner's account; a repeat with the same values returns the same one. */
    connectedAccountFor(owner: { organizationId: string; ownerId: string; email: string }): Promise<string>;
    connectedAccount(accountId: string): Promise<ConnectedAccount | undefined>;
    /** The hosted page where an owner enters bank and identity details; short-lived, works once. */
    startOnboarding(link: {
      accountId: string;
      returnUrl: string;
      refreshUrl: string;
    }): Promise<{ url: string }>;
    /** Checks the raw body's signature and age; undefined when it is not the provider's. */
    readEvent(raw: string, signature: string, now: Date): Promise<PaymentEvent | undefined>;
  };
