import type { Decline } from '../money/card-errors';
import type { Behavior } from '../money/test-methods';
import type * as Wire from './wire';

/** How a payment method behaves, and whether its bank has already authenticated the person. */
type MethodBehavior = Behavior & { readonly id: string; readonly isSetUp: boolean };
/** A pending bank debit by payment id; `at` is when the bank answers, `decline` its answer. */
export type PendingDebit = {
  readonly id: string;
  readonly at: number;
  readonly decline: Decline | null;
  /** The debit has settled, and the bank takes it back. */
  readonly isReturn?: boolean;
};
/** What a Checkout session sells, which the session itself does not show. */
export type CheckoutRequest = {
  readonly id: string;
  readonly prices: readonly string[];
  /** For the subscription or payment it creates. */
  readonly metadata: Record<string, string>;
  /** When the trial of the subscription it creates ends. */
  readonly trialEnd?: number;
};
/** A payment method whose person is on the bank's page. `page` is the session or visit it started from. */
export type Challenge = {
  readonly id: string;
  readonly page: string;
  readonly paymentMethod: string;
  /** The person ticked that the method is saved. */
  readonly saves?: boolean;
};
/** A link to onboarding. It works once, then redirects to `refreshUrl` for a new one. */
export type AccountLink = {
  readonly id: string;
  readonly account: string;
  readonly until: number;
  readonly used: boolean;
  readonly returnUrl: string;
  readonly refreshUrl: string;
};
/** An open billing portal; its id is the secret part of its address. */
export type PortalVisit = {
  readonly id: string;
  readonly customer: string;
  readonly until: number;
  readonly returnUrl: string;
};
/** An open onboarding; its id is the secret part of its address. */
export type OnboardingVisit = {
  readonly id: string;
  readonly account: string;
  readonly until: number;
  readonly returnUrl: string;
};
/** What an owner has entered so far, by account. Keeps only the last digits of bank and identity numbers. */
export type OnboardingDetails = { readonly id: string; readonly details: Record<string, string> };
/** Pays out a transfer. */
export type PlannedPayout = {
  readonly id: string;
  readonly at: number;
  readonly amount: number;
  readonly transfer: string;
};
export type IdempotencyRecord = {
  readonly id: string;
  readonly at: number;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: object;
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

/** Everything that is stored, by kind. */
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
  transfer_reversal: Wire.TransferReversal;
  payout: Wire.Payout;
  dispute: Wire.Dispute;
  balance_transaction: Wire.BalanceTransaction;
  behavior: MethodBehavior;
  pending_debit: PendingDebit;
  checkout_request: CheckoutRequest;
  account_link: AccountLink;
  portal_visit: PortalVisit;
  onboarding_visit: OnboardingVisit;
  challenge: Challenge;
  onboarding_details: OnboardingDetails;
  planned_payout: PlannedPayout;
  idempotency_record: IdempotencyRecord;
  delivery: Delivery;
  switches: Switches;
};
export type Kind = keyof Kinds;
