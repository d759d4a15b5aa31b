import type { CardBehavior } from '../money/cards';
import type * as Wire from './wire';

/** A line that waits for the next invoice of its subscription. */
export type PendingLine = { readonly id: string; readonly subscription: string; readonly line: Wire.Line };
/** What only the double knows of a payment method: how it behaves, and whether its bank has been asked already. */
export type Behavior = CardBehavior & { readonly id: string; readonly isSetUp: boolean };
/** A bank debit on its way. */
export type Settlement = { readonly id: string; readonly at: number; readonly failure: string | null };
/** What was asked of a Checkout session and is not shown on it. */
export type CheckoutPlan = {
  readonly id: string;
  readonly lines: readonly { readonly price: string; readonly quantity: number }[];
  readonly subscription: { readonly metadata: Record<string, string>; readonly trialEnd: number | null };
  readonly payment: {
    readonly metadata: Record<string, string>;
    readonly applicationFee: number | null;
    readonly destination: string | null;
    readonly description: string | null;
    readonly saveCard: boolean;
  };
};
/** A hosted page's address: whose it is and how long it is good. */
export type PageLink = {
  readonly id: string;
  readonly opens: 'portal' | 'account-link' | 'onboarding' | 'express';
  readonly subject: string;
  readonly until: number;
  readonly used: boolean;
  readonly returnUrl: string;
  readonly refreshUrl: string;
};
/** A payment that waits for its person at the bank's page (3-D Secure). */
export type Challenge = {
  readonly id: string;
  readonly session: string;
  readonly paymentMethod: string;
  readonly until: number;
};
/** What an owner has typed at onboarding. Of bank and identity only what is shown again. */
export type Onboarding = { readonly id: string; readonly given: Record<string, string> };
/** Something done once: a notice of a renewal that is near, a payout that is planned. */
export type Once = { readonly id: string };
export type PlannedPayout = { readonly id: string; readonly at: number; readonly amount: number };
export type Remembered = {
  readonly id: string;
  readonly at: number;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
};
export type Delivery = {
  readonly id: string;
  readonly event: string;
  readonly type: string;
  readonly body: string;
  readonly state: 'pending' | 'delivered' | 'withheld' | 'given-up';
  readonly createdAt: number;
  readonly nextAt: number;
  readonly attempts: readonly { readonly at: number; readonly status: number }[];
};
export type WebhookMode = 'normal' | 'duplicate' | 'shuffle' | 'late' | 'never';
export type Switches = { readonly id: 'switches'; readonly webhooks: WebhookMode };

/** Everything the double keeps, by kind. */
export type Kinds = {
  product: Wire.Product;
  price: Wire.Price;
  customer: Wire.Customer;
  payment_method: Wire.PaymentMethod;
  payment_intent: Wire.PaymentIntent;
  setup_intent: Wire.SetupIntent;
  charge: Wire.Charge;
  refund: Wire.Refund;
  subscription: Wire.Subscription;
  subscription_schedule: Wire.Schedule;
  invoice: Wire.Invoice;
  invoice_payment: Wire.InvoicePayment;
  'checkout.session': Wire.CheckoutSession;
  'billing_portal.session': Wire.PortalSession;
  account: Wire.Account;
  transfer: Wire.Transfer;
  application_fee: Wire.ApplicationFee;
  payout: Wire.Payout;
  dispute: Wire.Dispute;
  event: Wire.Event;
  pending_line: PendingLine;
  behavior: Behavior;
  settlement: Settlement;
  checkout_plan: CheckoutPlan;
  page_link: PageLink;
  challenge: Challenge;
  onboarding: Onboarding;
  once: Once;
  planned_payout: PlannedPayout;
  remembered: Remembered;
  delivery: Delivery;
  switches: Switches;
};
export type Kind = keyof Kinds;
