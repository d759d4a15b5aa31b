import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import type { PlannedPayout } from '../core/kinds';
import { listPage, listParams } from '../core/list-page';
import { integer, noParams } from '../core/params';
import { route } from '../core/route';
import type { Balance, BalanceTransaction, Transfer } from '../core/wire';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const netOf = ({ net }: BalanceTransaction): number => net;
const leftOf = ({ amount, amount_reversed: back }: Transfer): number => amount - back;

/** What its movements come to; a movement is pending until it clears. */
function platformBalance({ platform, now }: Context): { available: number; pending: number } {
  const moved = platform.all('balance_transaction');
  const cleared = moved.filter(({ available_on: on }) => on <= now);
  const pending = moved.filter(({ available_on: on }) => on > now);
  return { available: sum(cleared.map(netOf)), pending: sum(pending.map(netOf)) };
}

/** Transfers to the account less its payouts. */
function accountBalance({ account, platform, objects }: Context): { available: number; pending: number } {
  const transfers = platform.all('transfer').filter(({ destination }) => destination === account);
  const pending = sum(objects.all('planned_payout').map(({ amount }) => amount));
  const paidOut = sum(objects.all('payout').map(({ amount }) => amount));
  return { available: sum(transfers.map(leftOf)) - pending - paidOut, pending };
}

function balanceOf(context: Context): Balance {
  const { available, pending } = context.account === '' ? platformBalance(context) : accountBalance(context);
  return {
    object: 'balance',
    available: [{ amount: available, currency: 'usd', source_types: { card: available } }],
    livemode: false,
    pending: [{ amount: pending, currency: 'usd', source_types: { card: pending } }],
  };
}

/** Sends a planned payout to the owner's bank. */
export function payOut(context: Context, { id, amount }: PlannedPayout): void {
  context.objects.remove('planned_payout', id);
  const account = context.platform.need('account', context.account);
  const paid = context.objects.put('payout', {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: context.now,
    automatic: true,
    balance_transaction: null,
    created: context.now,
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
  emit(context, 'payout.paid', paid);
}

const Since = { created: z.strictObject({ gte: integer }).optional() };

export const balanceRoutes = [
  route('GET /v1/balance', noParams, (context) => balanceOf(context)),
  route('GET /v1/balance_transactions', listParams(Since), (context, { params }) =>
    listPage(
      context.objects
        .all('balance_transaction')
        .filter(({ created }) => created >= (params.created?.gte ?? 0)),
      '/v1/balance_transactions',
      params,
    ),
  ),
  route('GET /v1/payouts', listParams({}), (context, { params }) =>
    listPage(context.objects.all('payout'), '/v1/payouts', params),
  ),
];
