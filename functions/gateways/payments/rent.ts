/** The lease and our own id of a tenant's payment, which the provider keeps with it. */
export type RentAddress = {
  readonly organizationId: string;
  readonly leaseId: string;
  readonly paymentId: string;
};

/** A tenant's payment as it stands at the provider. */
export type RentPayment = RentAddress & {
  readonly intentId: string;
  /** `asking`: the payer’s bank wants to know that it is they, on a page of its own. */
  readonly status: 'waiting' | 'asking' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  readonly method: 'card' | 'bank';
  /** Why the last try failed, in the provider's words. */
  readonly failure: string;
  /** Once the money is at the provider; `clearsAt` is when it may be passed on. */
  readonly settled?: {
    readonly at: string;
    readonly cents: number;
    readonly fee: number;
    readonly clearsAt: string;
  };
  readonly refunds: readonly {
    readonly refundId: string;
    readonly at: string;
    readonly cents: number;
    /** The tenant whose held deposit it gives back, by the id of the lease. */
    readonly deposit?: string;
    readonly failedAt?: string;
  }[];
  /** A bank debit's dispute is `final`: it cannot be won. */
  readonly disputes: readonly {
    readonly disputeId: string;
    readonly at: string;
    readonly cents: number;
    readonly fee: number;
    readonly reason: string;
    readonly status: 'open' | 'won' | 'lost';
    readonly isFinal: boolean;
    /** When the money of a won one came back. */
    readonly wonAt?: string;
  }[];
};

/**
 * A method saved for later payments: the provider's id, and as people know it: `Visa •••• 4242`. `until` is
 * the month through which a card is good, `2028-04`.
 */
export type ListedMethod = {
  readonly methodId: string;
  readonly name: string;
  readonly kind: 'card' | 'bank';
  readonly until?: string;
};

/** Methods that tenants save for autopay, and their debits. */
export type RentDebits = {
  // A hosted page to save a card or bank account for later debits, open until `until`; a repeat with the same
  // `attempt` returns the same page.
  startMethodPage(
    page: Omit<RentAddress, 'paymentId'> & {
      customerId: string;
      until: string;
      successUrl: string;
      cancelUrl: string;
      attempt: string;
    },
  ): Promise<{ checkoutId: string; url: string }>;
  /** The method that was saved on a page; undefined while there is none. */
  savedMethod(checkoutId: string): Promise<ListedMethod | undefined>;
  // Debits a saved method while its owner is away; a repeat for the same payment is the same debit. What
  // becomes of it is read by `rentPayments`. Answers why the provider did not begin it at all.
  debitRent(
    debit: RentAddress & { customerId: string; methodId: string; cents: number },
  ): Promise<{ failure?: string }>;
};

/** Methods that tenants saved, used while they are there. */
export type RentMethods = {
  /** A customer's, the newest first. */
  savedMethods(customerId: string): Promise<ListedMethod[]>;
  /** Forgets a method; one that is forgotten already stays so. */
  removeMethod(methodId: string): Promise<void>;
  // Pays with a saved method while its owner is there; a repeat for the same payment is the same payment.
  // Answers the bank's page, where it asks for one, or why the provider did not begin it at all.
  payWithMethod(
    payment: RentAddress & { customerId: string; methodId: string; cents: number; returnUrl: string },
  ): Promise<{ url?: string; failure?: string }>;
  /** Cancels a payment that its payer left at the bank's page. Refuses `conflict` once it was made. */
  endRentPayment(intentId: string): Promise<void>;
};

/** Rent at the payment provider. Amounts are integer cents, instants UTC ISO. */
export type RentPayments = RentDebits &
  RentMethods & {
    /** Creates a tenant's customer of one lease; a repeat with the same values returns the same one. */
    tenantCustomerFor(
      tenant: Omit<RentAddress, 'paymentId'> & { userRoleId: string; email: string; name: string },
    ): Promise<string>;
    // A hosted page to pay rent by card or bank debit, open until `until`; a repeat for the same payment
    // returns the same page.
    startRentCheckout(
      checkout: RentAddress & {
        customerId: string;
        cents: number;
        /** What the page says is paid. */
        name: string;
        until: string;
        successUrl: string;
        cancelUrl: string;
      },
    ): Promise<{ checkoutId: string; url: string }>;
    /** Closes a page that is not needed any more; nothing for one that has ended. */
    endRentCheckout(checkoutId: string): Promise<void>;
    rentCheckout(checkoutId: string): Promise<'open' | 'complete' | 'expired' | undefined>;
    /** All payments of a tenant's customer, with what became of them. */
    rentPayments(customerId: string): Promise<RentPayment[]>;
    /** Whose rent a page or payment is for, a page to save a method too; undefined when it is for none. */
    rentOf(named: {
      checkoutId?: string | undefined;
      intentId?: string | undefined;
    }): Promise<Omit<RentAddress, 'paymentId'> | undefined>;
    // Books whose money moved at the provider since a UTC instant: a lease's, or, by transfers to owners, a
    // property's.
    booksMovedSince(instant: string): Promise<{ organizationId: string; bookId: string }[]>;
    // Refunds cents of a settled payment; with `deposit` it gives back what is held for that tenant. Refuses
    // `refund-refused` when the provider does not.
    refundRent(refund: {
      intentId: string;
      cents: number;
      attempt: string;
      deposit?: string | undefined;
    }): Promise<{ refundId: string }>;
  };
