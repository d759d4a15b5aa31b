/** What a fee is paid for, kept with the provider's page: a screening, or else the application. */
export type FeeAddress = {
  readonly organizationId: string;
  readonly applicationId: string;
  readonly screeningId?: string | undefined;
};

export type FeeBackState = 'asked' | 'done' | 'failed';

/** Screening and application fees at the payment provider, by card. Amounts are integer cents. */
export type FeePayments = {
  // A hosted page to pay the fee, open for a day; a repeat with the same `attempt` returns the same page.
  startFeeCheckout(
    checkout: FeeAddress & {
      attempt: number;
      cents: number;
      /** What the page says is paid. */
      name: string;
      payer: { readonly name: string; readonly email: string };
      successUrl: string;
      cancelUrl: string;
    },
  ): Promise<{ checkoutId: string; url: string }>;
  /** What became of a page; undefined for one that is for no fee. `paidBy` is the payment that paid it. */
  feeCheckout(checkoutId: string): Promise<
    | (FeeAddress & {
        status: 'open' | 'complete' | 'expired';
        paidBy?: string;
        cents: number;
      })
    | undefined
  >;
  /** Sends a whole fee back, once. */
  refundFee(intentId: string): Promise<void>;
  /** How far the refund of a fee is; undefined where there is none, or for other payments. */
  feeBack(intentId: string): Promise<(FeeAddress & { state: FeeBackState }) | undefined>;
};
