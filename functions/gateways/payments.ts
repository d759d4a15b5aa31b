/**
 * The payment provider (Stripe) as the product sees it: plans are paid through hosted pages, owners are paid through connected accounts.
 * Amounts are integer cents, instants UTC ISO. Card and bank numbers never touch us. Every write carries an idempotency key.
 */

/** A plan at one of its two prices. */
export type PlanPrice = { readonly planId: number; readonly annual: boolean };

/** A subscription as it stands at the provider now. `periodEnd` is when it renews, or ends when `cancelAtPeriodEnd`. */
export type ProviderSubscription = PlanPrice & {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly organizationId: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  /** The plan from `periodEnd` on, while a change waits for it. */
  readonly next?: PlanPrice;
  readonly createdAt: string;
};

export type ProviderInvoice = {
  readonly invoiceId: string;
  readonly customerId: string;
  readonly subscriptionId: string;
  /** What a person quotes: KS-0001. */
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
  /** How often the provider has tried to collect it. */
  readonly attempts?: number;
  /** When the provider tries to collect again, while open. */
  readonly nextAttemptAt?: string;
  /** The provider's own page and PDF of the receipt. */
  readonly hostedUrl?: string;
  readonly pdfUrl?: string;
};

/** What a change of plan would cost at once and later (upgrade: proration now; downgrade: nothing now). */
export type ChangePreview = {
  readonly dueNow: number;
  readonly lines: ProviderInvoice['lines'];
  readonly nextAmount: number;
  readonly nextAt: string;
};

/** A rental owner's account at the provider, made and filled in on its hosted pages. */
export type ConnectedAccount = {
  readonly accountId: string;
  readonly organizationId: string;
  readonly ownerId: string;
  readonly detailsSubmitted: boolean;
  readonly payoutsEnabled: boolean;
  /** The provider's names of what is missing now, such as `individual.dob.day`. */
  readonly missing: readonly string[];
  readonly disabledReason?: string;
  /** What the provider shows of the bank account: its bank and its last digits, never the number. */
  readonly bank?: { readonly name: string; readonly last4: string };
};

/** A signed webhook event of the provider, checked. It says what to look at; the state is read from the provider, so order and repeats do not matter. */
export type PaymentEvent = {
  readonly eventId: string;
  readonly type: string;
  readonly createdAt: string;
  readonly customerId?: string;
  readonly subscriptionId?: string;
  readonly invoiceId?: string;
  readonly checkoutId?: string;
  /** The connected account, for events of one. */
  readonly accountId?: string;
};

/** A plan as it is priced: whole dollars a month or a year. */
export type PricedPlan = {
  readonly id: number;
  readonly plan: string;
  readonly price: number;
  readonly annual_price: number;
};

export type Payments = {
  /** A product and two prices for every plan that costs something, made where they lack or changed; what stands already stays. */
  ensurePrices(plans: readonly PricedPlan[]): Promise<void>;
  /** The organization's customer; the same one however often it is asked (idempotency by organization). */
  customerFor(organization: { organizationId: string; email: string; name: string }): Promise<string>;
  /** A hosted page to pay a plan for the first time or anew. `attempt` makes a repeat answer the same page. */
  startCheckout(
    checkout: PlanPrice & {
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
  /** Cards, invoices and repair on the provider's own page. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /** As it stands now; undefined when there is none. */
  subscription(subscriptionId: string): Promise<ProviderSubscription | undefined>;
  previewChange(
    change: PlanPrice & { subscriptionId: string; now: Date; when?: 'now' | 'period-end' },
  ): Promise<ChangePreview>;
  /**
   * `now`: with proration, invoiced at once. `period-end`: the new price from the next renewal on, nothing due before. Refuses
   * `payment-declined`, and then nothing was changed. A change that still waited is dropped.
   */
  changePlan(
    change: PlanPrice & { subscriptionId: string; when: 'now' | 'period-end'; attempt: string },
  ): Promise<ProviderSubscription>;
  /** Off: paid until the period's end and no further, and a change that waited for it is dropped. On: renews again. */
  setAutopay(change: { subscriptionId: string; on: boolean; attempt: string }): Promise<ProviderSubscription>;
  /** Newest first, every page of them. */
  invoices(customerId: string): Promise<ProviderInvoice[]>;
  invoice(invoiceId: string): Promise<ProviderInvoice | undefined>;
  /** Cents of one paid invoice back, at most what is left of it. */
  refund(refund: { invoiceId: string; amount: number; attempt: string }): Promise<{ refundId: string }>;
  /** The owner's account, made when there is none (idempotency by owner). */
  connectedAccountFor(owner: { organizationId: string; ownerId: string; email: string }): Promise<string>;
  connectedAccount(accountId: string): Promise<ConnectedAccount | undefined>;
  /** The hosted page where an owner enters bank and identity; short-lived, single use. */
  startOnboarding(link: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<{ url: string }>;
  /** Checks signature and age over the raw body; undefined when it is not the provider's. */
  readEvent(raw: string, signature: string, now: Date): Promise<PaymentEvent | undefined>;
};
