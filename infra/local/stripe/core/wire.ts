import type Stripe from 'stripe';

/**
 * The types of the `stripe` package in their JSON form: references are ids, decimals are text.
 * An unknown or missing field does not compile.
 */
type Field<F> = Stripe.Decimal extends F
  ? Exclude<F, Stripe.Decimal> | string
  : string extends F
    ? Exclude<F, { id: string }>
    : F;
/** The API version of the package. */
export const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

type Plain<T> = { [K in keyof T]: Field<T[K]> };
type With<T, Over> = Omit<T, keyof Over> & Over;
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export type Product = Plain<Stripe.Product>;
export type Price = Plain<Stripe.Price>;
export type Plan = Plain<Stripe.Plan>;
export type Customer = With<
  Plain<Stripe.Customer>,
  { invoice_settings: Plain<Stripe.Customer.InvoiceSettings> }
>;
export type PaymentMethod = Plain<Stripe.PaymentMethod>;
export type PaymentIntent = Plain<Stripe.PaymentIntent>;
export type SetupIntent = Plain<Stripe.SetupIntent>;
export type Charge = Plain<Stripe.Charge>;
export type Refund = Plain<Stripe.Refund>;
export type SubscriptionItem = With<Plain<Stripe.SubscriptionItem>, { price: Price; plan: Plan }>;
export type Subscription = With<Plain<Stripe.Subscription>, { items: List<SubscriptionItem> }>;
type PhaseItem = Plain<Stripe.SubscriptionSchedule.Phase.Item>;
export type Phase = With<Plain<Stripe.SubscriptionSchedule.Phase>, { items: PhaseItem[] }>;
export type Schedule = With<Plain<Stripe.SubscriptionSchedule>, { phases: Phase[] }>;
type Pricing = With<
  Plain<Stripe.InvoiceLineItem.Pricing>,
  { price_details?: Plain<Stripe.InvoiceLineItem.Pricing.PriceDetails> }
>;
export type Line = With<Plain<Stripe.InvoiceLineItem>, { pricing: Pricing | null }>;
type SubscriptionDetails = Plain<Stripe.Invoice.Parent.SubscriptionDetails>;
type InvoiceParent = With<Stripe.Invoice.Parent, { subscription_details: SubscriptionDetails | null }>;
export type Invoice = With<Plain<Stripe.Invoice>, { lines: List<Line>; parent: InvoiceParent | null }>;
export type InvoicePayment = With<
  Plain<Stripe.InvoicePayment>,
  { payment: Plain<Stripe.InvoicePayment.Payment> }
>;
export type CheckoutSession = Plain<Stripe.Checkout.Session>;
export type PortalSession = Plain<Stripe.BillingPortal.Session>;
export type Account = Plain<Stripe.Account>;
export type AccountLink = Stripe.AccountLink;
export type BankAccount = Plain<Stripe.BankAccount>;
export type Balance = Stripe.Balance;
export type TransferReversal = Plain<Stripe.TransferReversal>;
export type Transfer = With<Plain<Stripe.Transfer>, { reversals: List<TransferReversal> }>;
export type Payout = Plain<Stripe.Payout>;
export type BalanceTransaction = Plain<Stripe.BalanceTransaction>;
export type Dispute = With<Plain<Stripe.Dispute>, { balance_transactions: BalanceTransaction[] }>;
export type EventType = Stripe.Event['type'];
export type Event = With<Plain<Stripe.ProductCreatedEvent>, { type: EventType; data: { object: object } }>;

export const listOf = <T>(data: T[], url: string): List<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
