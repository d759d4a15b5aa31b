import { type Context, day, pageUrl } from '../core/context';
import { emit } from '../core/emit-event';
import type { PaymentIntent, PaymentMethod } from '../core/wire';
import { authenticationRequired, type Decline, expiredCard } from './card-errors';
import { createCharge } from './create-charge';
import { openDispute } from './open-dispute';

/** Whether the person is absent, and whether the bank has authenticated them for this payment. */
export type ConfirmOptions = {
  readonly offSession: boolean;
  readonly authenticated: boolean;
  /** Where the bank's page leads back to. */
  readonly returnUrl?: string | null | undefined;
};

/** Bank debits take up to four days (rules D27). */
const debitDays = 4;

/** Marks a payment whose last attempt failed; another method may be tried. */
export function failIntent(
  context: Context,
  intent: PaymentIntent,
  { charge, decline }: { charge: string; decline: Decline },
): PaymentIntent {
  const failed = context.objects.put('payment_intent', {
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
  emit(context, 'payment_intent.payment_failed', failed);
  return failed;
}

export function completeIntent(context: Context, intent: PaymentIntent, charge: string): PaymentIntent {
  const paid = context.objects.put('payment_intent', {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge,
    next_action: null,
    last_payment_error: null,
  });
  emit(context, 'payment_intent.succeeded', paid);
  return paid;
}

/** Stores the failed charge of an attempt that the bank declines. */
export function declinePayment(
  context: Context,
  intent: PaymentIntent,
  { method, decline }: { method: PaymentMethod; decline: Decline },
): PaymentIntent {
  const { id: charge } = createCharge(context, intent, { method, status: 'failed', decline });
  return failIntent(context, intent, { charge, decline });
}

/** Waits for the person, who continues on the bank's page. */
function requireAction(context: Context, intent: PaymentIntent, returnUrl: string | null): PaymentIntent {
  const waiting = context.objects.put('payment_intent', {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnUrl, url: pageUrl(context, `/authenticate/${intent.id}`) },
    },
  });
  emit(context, 'payment_intent.requires_action', waiting);
  return waiting;
}

/** Starts a bank debit, which the bank answers days later. */
function startDebit(
  context: Context,
  intent: PaymentIntent,
  { method, decline }: { method: PaymentMethod; decline: Decline | null },
): PaymentIntent {
  const charge = createCharge(context, intent, { method, status: 'pending' });
  const at = context.now + debitDays * day;
  context.objects.put('pending_debit', { id: intent.id, at, decline });
  const processing = context.objects.put('payment_intent', {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    next_action: null,
  });
  emit(context, 'payment_intent.processing', processing);
  return processing;
}

/** A card is valid until the end of its month. */
const isOver = ({ card }: PaymentMethod, now: number): boolean =>
  card !== undefined && card !== null && Date.UTC(card.exp_year, card.exp_month) / 1000 <= now;

/** Tries to charge the method. The payment's status says whether it succeeded, is processing, or failed. */
export function confirmPayment(
  context: Context,
  intent: PaymentIntent,
  { method, offSession, authenticated, returnUrl = null }: ConfirmOptions & { method: PaymentMethod },
): PaymentIntent {
  const { objects } = context;
  const behavior = objects.need('behavior', method.id);
  const { decline, authentication, isSetUp } = behavior;
  const tried = objects.put('payment_intent', {
    ...intent,
    payment_method: method.id,
    payment_method_types: [method.type],
  });
  if (behavior.isDelayed) return startDebit(context, tried, { method, decline });
  if (isOver(method, context.now)) return declinePayment(context, tried, { method, decline: expiredCard });
  if (decline) return declinePayment(context, tried, { method, decline });
  const asksPerson = authentication === 'always' || (authentication === 'first' && !isSetUp);
  if (asksPerson && !authenticated)
    return offSession
      ? declinePayment(context, tried, { method, decline: authenticationRequired })
      : requireAction(context, tried, returnUrl);
  objects.put('behavior', { ...behavior, isSetUp: true });
  const charge = createCharge(context, tried, { method, status: 'succeeded' });
  const paid = completeIntent(context, tried, charge.id);
  if (behavior.isDisputed) openDispute(context, charge);
  return paid;
}
