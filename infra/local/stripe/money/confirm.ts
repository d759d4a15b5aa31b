import type { Behavior } from '../core/kinds';
import type { PaymentIntent, PaymentMethod } from '../core/wire';
import { day, emit, pageUrl, type Work } from '../core/work';
import { authenticationNeeded, type Decline } from './cards';
import { makeCharge } from './charge';
import { dispute } from './disputes';

/** How a payment is tried: the person sits before the page or not, and the bank has asked them already or not. */
export type Trying = { readonly offSession: boolean; readonly authenticated: boolean };

/** Bank debits take up to four days (rules D27). */
const settlementDays = 4;

const wantsPerson = ({ authenticates, isSetUp }: Behavior, { authenticated }: Trying): boolean =>
  !authenticated && (authenticates === 'always' || (authenticates === 'first' && !isSetUp));

/** The try with this charge brought no money; the payment can be tried again with another method. */
export function markFailed(
  work: Work,
  intent: PaymentIntent,
  charge: string,
  decline: Decline,
): PaymentIntent {
  const failed = work.book.put('payment_intent', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge,
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      charge,
    } as PaymentIntent['last_payment_error'],
  });
  emit(work, 'payment_intent.payment_failed', failed);
  return failed;
}

export function markSucceeded(work: Work, intent: PaymentIntent, charge: string): PaymentIntent {
  const paid = work.book.put('payment_intent', {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge,
    next_action: null,
    last_payment_error: null,
  });
  emit(work, 'payment_intent.succeeded', paid);
  return paid;
}

/** The bank says no. */
export const declinePayment = (
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): PaymentIntent =>
  markFailed(work, intent, makeCharge(work, intent, { method, status: 'failed', decline }).id, decline);

function awaitPerson(work: Work, intent: PaymentIntent): PaymentIntent {
  const waiting = work.book.put('payment_intent', {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: null, url: pageUrl(work, `/authenticate/${intent.id}`) },
    },
  });
  emit(work, 'payment_intent.requires_action', waiting);
  return waiting;
}

function debit(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
): PaymentIntent {
  const charge = makeCharge(work, intent, { method, status: 'pending' });
  work.book.put('settlement', {
    id: intent.id,
    at: work.at + settlementDays * day,
    decline,
  });
  const processing = work.book.put('payment_intent', {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    next_action: null,
  });
  emit(work, 'payment_intent.processing', processing);
  return processing;
}

/** Tries to take the money. Whatever comes of it is on the payment: paid, processing, the person wanted, or declined. */
export function tryPayment(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  trying: Trying,
): PaymentIntent {
  const { book } = work;
  const behavior = book.need('behavior', method.id);
  const tried = book.put('payment_intent', {
    ...intent,
    payment_method: method.id,
    payment_method_types: [method.type],
  });
  if (behavior.delayed) return debit(work, tried, method, behavior.decline);
  if (behavior.declines !== 'never' && behavior.decline)
    return declinePayment(work, tried, method, behavior.decline);
  if (wantsPerson(behavior, trying))
    return trying.offSession
      ? declinePayment(work, tried, method, authenticationNeeded)
      : awaitPerson(work, tried);
  book.put('behavior', { ...behavior, isSetUp: true });
  const charge = makeCharge(work, tried, { method, status: 'succeeded' });
  const paid = markSucceeded(work, tried, charge.id);
  if (behavior.isDisputed) dispute(work, charge);
  return paid;
}
