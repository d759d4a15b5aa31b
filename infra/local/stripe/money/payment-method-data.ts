import { createHash } from 'node:crypto';
import { newId } from '../core/ids';
import { invalid, StripeProblem } from '../core/problem';
import type { PaymentIntent, PaymentMethod } from '../core/wire';
import type { Work } from '../core/work';
import {
  bankBehavior,
  brandOf,
  type CardBehavior,
  type Decline,
  genericDecline,
  isCardNumber,
  notATestCard,
  testBankName,
  testBanks,
  testCards,
  testRouting,
} from './cards';

export type CardData = { readonly number: string; readonly month: number; readonly year: number };
type Billing = { readonly name?: string | undefined; readonly email?: string | undefined };

/** Why the last try of a payment was declined. */
export function declineOf(intent: PaymentIntent | undefined, otherwise = genericDecline): Decline {
  const error = intent?.last_payment_error;
  if (!error) return otherwise;
  return {
    code: error.code ?? genericDecline.code,
    declineCode: error.decline_code ?? genericDecline.declineCode,
    message: error.message ?? genericDecline.message,
  };
}

/** A card error as Stripe answers one: 402 with the bank's reason. */
export const cardProblem = (
  decline: Decline,
  { more = {}, keepsWrites = false }: { more?: object; keepsWrites?: boolean } = {},
): StripeProblem =>
  new StripeProblem(
    402,
    {
      type: 'card_error',
      code: decline.code,
      ...(decline.code === 'incorrect_number' ? {} : { decline_code: decline.declineCode }),
      message: decline.message,
      ...more,
    },
    keepsWrites,
  );

const badNumber: Decline = {
  code: 'incorrect_number',
  declineCode: 'incorrect_number',
  message: 'Your card number is incorrect.',
};

const fingerprintOf = (number: string): string =>
  createHash('sha256').update(number).digest('base64url').slice(0, 16);

function base(work: Work, type: string, { name, email }: Billing) {
  return {
    id: newId('payment_method'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified' as const,
    billing_details: { address: null, email: email ?? null, name: name ?? null, phone: null, tax_id: null },
    created: work.at,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
  };
}

function keep(work: Work, method: PaymentMethod, behavior: CardBehavior): PaymentMethod {
  work.book.put('behavior', { ...behavior, id: method.id, isSetUp: false });
  return work.book.put('payment_method', method);
}

/** Whether a card has run out at a moment: it is good to the end of its month. */
const isExpired = ({ month, year }: CardData, at: number): boolean => Date.UTC(year, month) / 1000 <= at;

/** Takes down a card. Refuses what is no card number, no test number, or past its date. */
export function makeCard(work: Work, card: CardData, billing: Billing = {}): PaymentMethod {
  if (!isCardNumber(card.number)) throw cardProblem(badNumber);
  const behavior = testCards[card.number];
  if (!behavior) throw cardProblem(notATestCard);
  if (!(card.month >= 1 && card.month <= 12))
    throw cardProblem({
      code: 'invalid_expiry_month',
      declineCode: 'invalid_expiry_month',
      message: 'Your card’s expiration month is invalid.',
    });
  if (isExpired(card, work.at))
    throw cardProblem({
      code: 'expired_card',
      declineCode: 'expired_card',
      message: 'Your card’s expiration date is in the past.',
    });
  const brand = brandOf(card.number);
  const method: PaymentMethod = {
    ...base(work, 'card', billing),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: brand,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: fingerprintOf(card.number),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
  return keep(work, method, behavior);
}

/** Takes down a bank account for debits; test routing and account numbers only. */
export function makeBankAccount(
  work: Work,
  { routing, account }: { routing: string; account: string },
  billing: Billing = {},
): PaymentMethod {
  const decline = Object.hasOwn(testBanks, account) ? testBanks[account] : undefined;
  if (routing !== testRouting || decline === undefined)
    throw invalid('This is a simulation: use routing number 110000000 and a test account number.', {
      param: 'us_bank_account[account_number]',
      code: 'bank_account_unusable',
    });
  const method: PaymentMethod = {
    ...base(work, 'us_bank_account', billing),
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: testBankName,
      financial_connections_account: null,
      fingerprint: fingerprintOf(account),
      last4: account.slice(-4),
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: routing,
      status_details: null,
    },
  };
  return keep(work, method, bankBehavior(decline));
}

/** `Visa •••• 4242`, for people. */
export function describeMethod(method: PaymentMethod): string {
  const { card, us_bank_account: bank } = method;
  const kind = card?.brand ?? bank?.bank_name ?? 'Bank';
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} •••• ${card?.last4 ?? bank?.last4 ?? ''}`;
}
