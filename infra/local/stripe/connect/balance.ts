import type { PlannedPayout } from '../core/kinds';
import { listOfParams, page } from '../core/lists';
import { nothing, text } from '../core/params';
import { route } from '../core/route';
import type { Balance, Payout } from '../core/wire';
import { emit, type Work } from '../core/work';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function platformAvailable({ platform }: Work): number {
  const charges = platform.all('charge').filter(({ status }) => status === 'succeeded');
  const taken = sum(charges.map(({ amount, amount_refunded: back }) => amount - back));
  const sent = sum(platform.all('transfer').map(({ amount, amount_reversed: back }) => amount - back));
  const fees = sum(platform.all('application_fee').map(({ amount, amount_refunded: back }) => amount - back));
  return taken - sent + fees;
}

/** What came to a connected account, less what was paid out or is about to be. */
function accountBalance(work: Work): { available: number; pending: number } {
  const { account, platform, book } = work;
  const came = sum(
    platform
      .all('transfer')
      .filter(({ destination }) => destination === account)
      .map(({ amount, amount_reversed: back }) => amount - back),
  );
  const fees = sum(
    platform
      .all('application_fee')
      .filter((fee) => fee.account === account)
      .map(({ amount, amount_refunded: back }) => amount - back),
  );
  const pending = sum(book.all('planned_payout').map(({ amount }) => amount));
  const out = sum(book.all('payout').map(({ amount }) => amount));
  return { available: came - fees - pending - out, pending };
}

export function balanceOf(work: Work): Balance {
  const { available, pending } =
    work.account === '' ? { available: platformAvailable(work), pending: 0 } : accountBalance(work);
  return {
    object: 'balance',
    available: [{ amount: available, currency: 'usd', source_types: { card: available } }],
    livemode: false,
    pending: [{ amount: pending, currency: 'usd', source_types: { card: pending } }],
  };
}

/** A planned payout reaches the owner's bank. */
export function payOut(work: Work, { id, amount }: PlannedPayout): Payout {
  work.book.remove('planned_payout', id);
  const account = work.platform.need('account', work.account);
  const bank = account.external_accounts?.data[0];
  const paid = work.book.put('payout', {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: work.at,
    automatic: true,
    balance_transaction: null,
    created: work.at,
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: bank?.id ?? null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  });
  emit(work, 'payout.paid', paid);
  return paid;
}

export const balanceRoutes = [
  route('GET /v1/balance', nothing, (work) => balanceOf(work)),
  route('GET /v1/payouts', listOfParams({}), (work, { params }) =>
    page(work.book.all('payout'), '/v1/payouts', params),
  ),
  route('GET /v1/payouts/:id', nothing, (work, { id }) => work.book.need('payout', id)),
  route('GET /v1/application_fees', listOfParams({ charge: text.optional() }), (work, { params }) =>
    page(
      work.platform
        .all('application_fee')
        .filter(({ charge }) => params.charge === undefined || charge === params.charge),
      '/v1/application_fees',
      params,
    ),
  ),
  route('GET /v1/application_fees/:id', nothing, (work, { id }) => work.platform.need('application_fee', id)),
];
