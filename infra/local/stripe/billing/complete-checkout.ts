import type { CheckoutSession, PaymentIntent, PaymentMethod } from '../core/wire';
import { emit, type Work } from '../core/work';
import { tryPayment } from '../money/confirm';
import { makeIntent } from '../money/make-intent';
import { cardProblem, declineOf } from '../money/payment-method-data';
import { attach } from '../money/payment-methods';
import { keepForLater, wantsPersonToKeep } from '../money/setup-intents';
import { personOf } from './checkout';
import { makeSubscription } from './make-subscription';

/** A person's try to pay: done, or the bank wants to see them first. A decline is thrown, and nothing of the try stays. */
export type Paid = { readonly session: CheckoutSession } | 'wants-person';
type Payer = { readonly customer: string; readonly method: PaymentMethod; readonly authenticated: boolean };
type Done = Pick<CheckoutSession, 'payment_status'> &
  Partial<Pick<CheckoutSession, 'subscription' | 'invoice' | 'payment_intent' | 'setup_intent'>>;

/** Where a customer's credit covers everything, there is no payment. */
function statusOf(intent: PaymentIntent | undefined): 'paid' | 'unpaid' | 'wants-person' {
  if (intent?.status === 'requires_payment_method') throw cardProblem(declineOf(intent));
  if (intent?.status === 'requires_action') return 'wants-person';
  return intent?.status === 'processing' ? 'unpaid' : 'paid';
}

function subscribe(work: Work, session: CheckoutSession, payer: Payer): Done | 'wants-person' {
  const { prices, metadata } = work.book.need('checkout_plan', session.id);
  const method = attach(work, payer.method, payer.customer);
  const { subscription, intent } = makeSubscription(work, {
    customer: payer.customer,
    price: prices[0] ?? '',
    metadata,
    method: method.id,
    trying: { offSession: false, authenticated: payer.authenticated },
  });
  const status = statusOf(intent);
  if (status === 'wants-person') return status;
  return { subscription: subscription.id, invoice: subscription.latest_invoice, payment_status: status };
}

function pay(work: Work, session: CheckoutSession, payer: Payer): Done | 'wants-person' {
  const intent = makeIntent(work, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: payer.customer,
    metadata: work.book.need('checkout_plan', session.id).metadata,
  });
  const trying = { offSession: false, authenticated: payer.authenticated };
  const status = statusOf(tryPayment(work, intent, payer.method, trying));
  if (status === 'wants-person') return status;
  return { payment_intent: intent.id, payment_status: status };
}

function keepMethod(work: Work, _: CheckoutSession, payer: Payer): Done | 'wants-person' {
  if (!payer.authenticated && wantsPersonToKeep(work, payer.method)) return 'wants-person';
  const setup = keepForLater(work, payer.customer, payer.method);
  return { setup_intent: setup.id, payment_status: 'no_payment_required' };
}

const acts = { subscription: subscribe, payment: pay, setup: keepMethod } as const;

/** Pays on a hosted page. The caller wraps it in an attempt: a refusal leaves the session open and nothing else behind. */
export function completeCheckout(work: Work, session: CheckoutSession, payer: Omit<Payer, 'customer'>): Paid {
  const act = acts[session.mode as keyof typeof acts];
  const done = act(work, session, { ...payer, customer: session.customer ?? '' });
  if (done === 'wants-person') return done;
  const { email, name } = payer.method.billing_details;
  const complete = work.book.put('checkout.session', {
    ...session,
    ...done,
    status: 'complete',
    url: null,
    customer_details: personOf({ email: email ?? session.customer_details?.email ?? null, name }),
  });
  emit(work, 'checkout.session.completed', complete);
  return { session: complete };
}

/** Tells of the session when a bank debit has come in, or has not. */
export function settleCheckout(
  work: Work,
  { intent, invoice, isPaid }: { intent: string; invoice: string | undefined; isPaid: boolean },
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
