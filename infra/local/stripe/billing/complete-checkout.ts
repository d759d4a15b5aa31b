import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import type { CheckoutSession, PaymentIntent, PaymentMethod, SetupIntent } from '../core/wire';
import { cardError, declineOf } from '../money/card-errors';
import { confirmPayment } from '../money/confirm-payment';
import { createIntent } from '../money/create-intent';
import { attachMethod } from '../money/payment-methods';
import { needsAuthenticationToSave, saveMethod } from '../money/setup-intents';
import { customerDetails } from './checkout-sessions';
import { createSubscription } from './create-subscription';

/** The bank wants to authenticate the person first. Undoes the transaction; the page leads to the bank. */
export class NeedsAuthentication extends Error {}

type Payer = {
  readonly customer: string;
  readonly method: PaymentMethod;
  readonly authenticated: boolean;
  /** The person ticked that the method is saved, where the page offers it. */
  readonly saves?: boolean;
};
type Outcome = Pick<CheckoutSession, 'payment_status'> &
  Partial<Pick<CheckoutSession, 'subscription' | 'invoice' | 'payment_intent' | 'setup_intent'>>;

/** Without a payment, the customer's credit has covered everything. */
function paymentStatus(intent: PaymentIntent | undefined): 'paid' | 'unpaid' {
  if (intent?.status === 'requires_payment_method') throw cardError(declineOf(intent));
  if (intent?.status === 'requires_action') throw new NeedsAuthentication();
  return intent?.status === 'processing' ? 'unpaid' : 'paid';
}

/** Keeps the method for a later payment; the bank may want to authenticate the person now. */
function keepForLater(context: Context, { customer, method, authenticated }: Payer): SetupIntent {
  if (!authenticated && needsAuthenticationToSave(context, method)) throw new NeedsAuthentication();
  return saveMethod(context, customer, method);
}

function subscribe(context: Context, session: CheckoutSession, payer: Payer): Outcome {
  const { prices, metadata, trialEnd } = context.objects.need('checkout_request', session.id);
  if (trialEnd === undefined) attachMethod(context, payer.method, payer.customer);
  else keepForLater(context, payer);
  const { subscription, intent } = createSubscription(
    context,
    {
      customer: payer.customer,
      price: prices[0] ?? '',
      metadata,
      method: payer.method.id,
      trialEnd,
    },
    { offSession: false, authenticated: payer.authenticated },
  );
  return {
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    payment_status: trialEnd === undefined ? paymentStatus(intent) : 'no_payment_required',
  };
}

function pay(context: Context, session: CheckoutSession, payer: Payer): Outcome {
  const intent = createIntent(context, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: payer.customer,
    metadata: context.objects.need('checkout_request', session.id).metadata,
  });
  const { method, authenticated, saves, customer } = payer;
  const confirmed = confirmPayment(context, intent, { method, offSession: false, authenticated });
  if (saves && session.saved_payment_method_options?.payment_method_save === 'enabled')
    attachMethod(context, { ...method, allow_redisplay: 'always' }, customer);
  return { payment_intent: intent.id, payment_status: paymentStatus(confirmed) };
}

function setUp(context: Context, _: CheckoutSession, payer: Payer): Outcome {
  const setup = keepForLater(context, payer);
  return { setup_intent: setup.id, payment_status: 'no_payment_required' };
}

const completeByMode = { subscription: subscribe, payment: pay, setup: setUp } as const;

/** Completes a session. Refuses a decline; the caller's transaction then leaves the session open. */
export function completeCheckout(
  context: Context,
  session: CheckoutSession,
  payer: Omit<Payer, 'customer'>,
): CheckoutSession {
  const complete = completeByMode[session.mode as keyof typeof completeByMode];
  const outcome = complete(context, session, { ...payer, customer: session.customer ?? '' });
  const { email, name } = payer.method.billing_details;
  const completed = context.objects.put('checkout.session', {
    ...session,
    ...outcome,
    status: 'complete',
    url: null,
    customer_details: customerDetails({ email: email ?? session.customer_details?.email ?? null, name }),
  });
  emit(context, 'checkout.session.completed', completed);
  return completed;
}

/** Settles the session of a bank debit after the bank's answer. */
export function settleCheckout(
  context: Context,
  { intent, invoice, isPaid }: { intent: string; invoice: string | undefined; isPaid: boolean },
): void {
  const session = context.objects
    .all('checkout.session')
    .find((each) => each.payment_intent === intent || (invoice !== undefined && each.invoice === invoice));
  if (session?.payment_status !== 'unpaid') return;
  const payment_status = isPaid ? 'paid' : 'unpaid';
  const settled = context.objects.put('checkout.session', { ...session, payment_status });
  emit(context, `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, settled);
}
