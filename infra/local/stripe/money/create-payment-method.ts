import { createHash } from 'node:crypto';
import type { Context } from '../core/context';
import { invalidRequest, type StripeError } from '../core/errors';
import { newId } from '../core/ids';
import type { PaymentMethod } from '../core/wire';
import { cardError } from './card-errors';
import { type Behavior, brandOf, testBankName, testBanks, testCards, testRouting } from './test-methods';

export type CardData = { readonly number: string; readonly month: number; readonly year: number };
type Billing = { readonly name: string; readonly email?: string | undefined };

const badCard = (code: string, message: string): StripeError =>
  cardError({ code, declineCode: code, message });

/** Checks the check digit that every card number has. */
function hasCheckDigit(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function behaviorOf({ number, month, year }: CardData, now: number): Behavior {
  if (!hasCheckDigit(number)) throw badCard('incorrect_number', 'Your card number is incorrect.');
  const behavior = testCards[number];
  if (!behavior)
    throw badCard(
      'card_declined',
      'Your card was declined. This is a simulation and takes test card numbers only.',
    );
  if (!(month >= 1 && month <= 12))
    throw badCard('invalid_expiry_month', 'Your card’s expiration month is invalid.');
  // A card is valid until the end of its month.
  if (Date.UTC(year, month) / 1000 <= now)
    throw badCard('expired_card', 'Your card’s expiration date is in the past.');
  return behavior;
}

const fingerprintOf = (number: string): string =>
  createHash('sha256').update(number).digest('base64url').slice(0, 16);

type Details = Pick<PaymentMethod, 'type' | 'card' | 'us_bank_account'>;

function store(
  context: Context,
  details: Details,
  { behavior, billing }: { behavior: Behavior; billing: Billing },
): PaymentMethod {
  const { name, email = null } = billing;
  const method = context.objects.put('payment_method', {
    id: newId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    created: context.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...details,
  });
  context.objects.put('behavior', { ...behavior, id: method.id, isSetUp: false });
  return method;
}

/** Stores a card. Refuses a wrong number, a non-test number, and an expired card. */
export function createCard(context: Context, card: CardData, billing: Billing): PaymentMethod {
  const behavior = behaviorOf(card, context.now);
  const brand = brandOf(card.number);
  const details: Details = {
    type: 'card',
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
  return store(context, details, { behavior, billing });
}

/** Stores a bank account for debits. Refuses a non-test account. */
export function createBankAccount(
  context: Context,
  { routing, account }: { routing: string; account: string },
  billing: Billing,
): PaymentMethod {
  const behavior = Object.hasOwn(testBanks, account) ? testBanks[account] : undefined;
  if (routing !== testRouting || !behavior)
    throw invalidRequest(
      `This is a simulation: use routing number ${testRouting} and a test account number.`,
      { param: 'us_bank_account[account_number]', code: 'bank_account_unusable' },
    );
  const details: Details = {
    type: 'us_bank_account',
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
  return store(context, details, { behavior, billing });
}

/** A method's display name: `Visa •••• 4242`. */
export function describeMethod({ card, us_bank_account: bank }: PaymentMethod): string {
  const kind = card?.brand ?? bank?.bank_name ?? 'Bank';
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} •••• ${card?.last4 ?? bank?.last4 ?? ''}`;
}
