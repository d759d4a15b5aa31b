import type { CheckoutSession, PaymentIntent, PaymentMethod } from '../core/wire';
import { emit, type Work } from '../core/work';
import { tryPayment } from '../money/confirm';
import { makeIntent } from '../money/make-intent';
import { cardProblem } from '../money/payment-method-data';
import { attach } from '../money/payment-methods';
import { completeSetup, makeSetup, wantsPersonToKeep } from '../money/setup-intents';
import { createCustomer } from './customers';
import { makeSubscription } from './make-subscription';

/** What came of a person's try to pay: done, or the bank wants them first. A decline is thrown, and nothing of it stays. */
export type Paid = { readonly session: CheckoutSession } | 'wants-person';
type Payer = { readonly method: PaymentMethod; readonly authenticated: boolean };

function refuseDeclined(intent: PaymentIntent): void {
  const error = intent.last_payment_error;
  if (intent.status === 'requires_payment_method')
    throw cardProblem({
      code: error?.code ?? 'card_declined',
      declineCode: error?.decline_code ?? 'generic_decline',
      message: error?.message ?? 'Your card was declined.',
    });
}

/** The customer of the session, made when it has none. */
function customerOf(work: Work, session: CheckoutSession, { method }: Payer): string {
  if (session.customer) return session.customer;
  const { email, name } = method.billing_details;
  return createCustomer(work, { email: email ?? session.customer_email ?? '', name: name ?? '' }).id;
}

type Done = Pick<CheckoutSession, 'payment_status'> &
  Partial<Pick<CheckoutSession, 'customer' | 'subscription' | 'invoice' | 'payment_intent' | 'setup_intent'>>;

function subscribe(work: Work, session: CheckoutSession, payer: Payer): Done | 'wants-person' {
  const { book } = work;
  const plan = book.need('checkout_plan', session.id);
  const customer = customerOf(work, session, payer);
  if (plan.subscription.trialEnd !== null && !payer.authenticated && wantsPersonToKeep(work, payer.method))
    return 'wants-person';
  const method = attach(work, payer.method, customer);
  const { subscription, intent } = makeSubscription(work, {
    customer,
    lines: plan.lines,
    metadata: plan.subscription.metadata,
    trialEnd: plan.subscription.trialEnd,
    withoutMethodAtTrialEnd: 'create_invoice',
    defaultPaymentMethod: method.id,
    cancelAtPeriodEnd: false,
    paymentBehavior: 'allow_incomplete',
    trying: { offSession: false, authenticated: payer.authenticated },
  });
  if (intent) refuseDeclined(intent);
  if (intent?.status === 'requires_action') return 'wants-person';
  return {
    customer,
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    payment_status: intent?.status === 'processing' ? 'unpaid' : 'paid',
  };
}

function pay(work: Work, session: CheckoutSession, payer: Payer): Done | 'wants-person' {
  const { payment } = work.book.need('checkout_plan', session.id);
  const customer =
    session.customer ?? (session.customer_creation === 'always' ? customerOf(work, session, payer) : null);
  const intent = makeIntent(work, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer,
    description: payment.description,
    metadata: payment.metadata,
    types: session.payment_method_types,
    applicationFee: payment.applicationFee,
    destination: payment.destination,
    setupFutureUsage: payment.saveCard ? 'off_session' : undefined,
  });
  const method = payment.saveCard && customer ? attach(work, payer.method, customer) : payer.method;
  const tried = tryPayment(work, intent, method, { offSession: false, authenticated: payer.authenticated });
  refuseDeclined(tried);
  if (tried.status === 'requires_action') return 'wants-person';
  return {
    customer,
    payment_intent: intent.id,
    payment_status: tried.status === 'processing' ? 'unpaid' : 'paid',
  };
}

function keepMethod(work: Work, session: CheckoutSession, payer: Payer): Done | 'wants-person' {
  if (!payer.authenticated && wantsPersonToKeep(work, payer.method)) return 'wants-person';
  const { payment } = work.book.need('checkout_plan', session.id);
  const customer = session.customer ?? null;
  const setup = completeSetup(work, makeSetup(work, { customer, metadata: payment.metadata }), payer.method);
  return { customer, setup_intent: setup.id, payment_status: 'no_payment_required' };
}

const acts = { subscription: subscribe, payment: pay, setup: keepMethod } as const;

const personOf = (session: CheckoutSession, { method }: Payer): CheckoutSession['customer_details'] => ({
  address: null,
  business_name: null,
  email: method.billing_details.email ?? session.customer_details?.email ?? null,
  individual_name: method.billing_details.name,
  name: method.billing_details.name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});

/** Pays on a hosted page. Called within an attempt: a refusal leaves the session open and nothing else behind. */
export function completeCheckout(work: Work, session: CheckoutSession, payer: Payer): Paid {
  const act = acts[session.mode as keyof typeof acts];
  const done = act(work, session, payer);
  if (done === 'wants-person') return done;
  const complete = work.book.put('checkout.session', {
    ...session,
    ...done,
    status: 'complete',
    url: null,
    customer_details: personOf(session, payer),
  });
  emit(work, 'checkout.session.completed', complete);
  return { session: complete };
}

/** Tells of the session when a bank debit has come in, or has not. */
export function settleCheckout(
  work: Work,
  intent: string,
  isPaid: boolean,
  invoice: string | undefined,
): void {
  const session = work.book
    .all('checkout.session')
    .find((made) => made.payment_intent === intent || (invoice !== undefined && made.invoice === invoice));
  if (session?.payment_status !== 'unpaid') return;
  const settled = work.book.put('checkout.session', {
    ...session,
    payment_status: isPaid ? 'paid' : 'unpaid',
  });
  emit(
    work,
    isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    settled,
  );
}
