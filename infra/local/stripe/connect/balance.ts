import type { PlannedPayout } from '../core/kinds';
import { listOfParams, page } from '../core/lists';
import { nothing } from '../core/params';
import { route } from '../core/route';
import type { Balance } from '../core/wire';
import { emit, type Work } from '../core/work';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What was taken, less what went back and what was sent to connected accounts. */
function platformBalance({ platform }: Work): { available: number; pending: number } {
  const charges = platform.all('charge').filter(({ status }) => status === 'succeeded');
  const taken = sum(charges.map(({ amount, amount_refunded: back }) => amount - back));
  return { available: taken - sum(platform.all('transfer').map(({ amount }) => amount)), pending: 0 };
}

/** What came to a connected account, less what was paid out or is about to be. */
function accountBalance({ account, platform, book }: Work): { available: number; pending: number } {
  const transfers = platform.all('transfer').filter(({ destination }) => destination === account);
  const pending = sum(book.all('planned_payout').map(({ amount }) => amount));
  const paidOut = sum(book.all('payout').map(({ amount }) => amount));
  return { available: sum(transfers.map(({ amount }) => amount)) - pending - paidOut, pending };
}

function balanceOf(work: Work): Balance {
  const { available, pending } = work.account === '' ? platformBalance(work) : accountBalance(work);
  return {
    object: 'balance',
    available: [{ amount: available, currency: 'usd', source_types: { card: available } }],
    livemode: false,
    pending: [{ amount: pending, currency: 'usd', source_types: { card: pending } }],
  };
}

/** A planned payout reaches the owner's bank. */
export function payOut(work: Work, { id, amount }: PlannedPayout): void {
  work.book.remove('planned_payout', id);
  const account = work.platform.need('account', work.account);
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
    destination: account.external_accounts?.data[0]?.id ?? null,
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
}

export const balanceRoutes = [
  route('GET /v1/balance', nothing, (work) => balanceOf(work)),
  route('GET /v1/payouts', listOfParams({}), (work, { params }) =>
    page(work.book.all('payout'), '/v1/payouts', params),
  ),
];
