import type { CardBehavior, Decline } from '../money/cards';
import type * as Wire from './wire';

/** What only the double knows of a payment method: how it behaves, and whether its bank has been asked already. */
export type Behavior = CardBehavior & { readonly id: string; readonly isSetUp: boolean };
/** A bank debit on its way. */
export type Settlement = { readonly id: string; readonly at: number; readonly decline: Decline | null };
/** What was asked of a Checkout session and is not shown on it. */
export type CheckoutPlan = {
  readonly id: string;
  readonly prices: readonly string[];
  /** Of the subscription or payment that comes of it. */
  readonly metadata: Record<string, string>;
};
/** A payment that waits for its person at the bank's page (3-D Secure). */
export type Challenge = {
  readonly id: string;
  readonly session: string;
  readonly paymentMethod: string;
};
/** An account link opens once, and leads to where the caller makes a new one after that. */
export type AccountLink = {
  readonly id: string;
  readonly account: string;
  readonly until: number;
  readonly used: boolean;
  readonly returnUrl: string;
  readonly refreshUrl: string;
};
/** Hosted pages that somebody has opened by their secret address, for an hour. */
export type PortalVisit = {
  readonly id: string;
  readonly customer: string;
  readonly until: number;
  readonly returnUrl: string;
};
export type OnboardingVisit = {
  readonly id: string;
  readonly account: string;
  readonly until: number;
  readonly returnUrl: string;
};
/** What an owner has typed at onboarding. Of bank and identity only what is shown again. */
export type Onboarding = { readonly id: string; readonly given: Record<string, string> };
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
  account: Wire.Account;
  transfer: Wire.Transfer;
  payout: Wire.Payout;
  dispute: Wire.Dispute;
  behavior: Behavior;
  settlement: Settlement;
  checkout_plan: CheckoutPlan;
  account_link: AccountLink;
  portal_visit: PortalVisit;
  onboarding_visit: OnboardingVisit;
  challenge: Challenge;
  onboarding: Onboarding;
  planned_payout: PlannedPayout;
  remembered: Remembered;
  delivery: Delivery;
  switches: Switches;
};
export type Kind = keyof Kinds;
