import { takeBack } from '../../shared/domain/ledger/covers';
import type { Payment } from '../../shared/domain/ledger/entry';
import { leftToRefund } from '../../shared/domain/ledger/payments';
import { isRefused } from '../../shared/domain/ledger/refusals';
import { displayDollars } from '../../shared/domain/money';
import { Refusal, refuse } from '../../shared/wire/refusals';
import { applyOnline } from '../common/ledger/apply-online';
import { ledgerKeyOf, shownOf } from '../common/ledger/ledger-place';
import type { Deps } from '../runtime/deps/deps';
import { paymentIn } from './payment-in';
import { type LedgerRequest, refusalOf } from './post-change';
import { keyName } from './posting-id';

type Refunding = LedgerRequest & {
  readonly body: {
    readonly payment_id: string;
    readonly cents: number;
    readonly reason: string;
    /** The tenant whose held deposit goes back. */
    readonly deposit?: string | undefined;
  };
};

/** Money that paid a deposit stays once the deposit was used (D33). Refuses `deposit-used`. */
function checkDeposit({ found, body }: Refunding, payment: Payment): void {
  if (body.deposit !== undefined || body.cents > leftToRefund(payment)) return;
  const back = takeBack(found.ledger.book, payment, body.cents);
  if (isRefused(back)) throw refusalOf(back);
}

/** The provider's id of the refund. Its refusal names what is possible (D24). */
async function refunded(request: Refunding, deps: Deps): Promise<string> {
  const { found, body, once, requestId } = request;
  const { payment_id: paymentId, cents, deposit } = body;
  const payment = paymentIn(found, paymentId);
  const online = await deps.ledgers.onlinePayment({ ...ledgerKeyOf(found), paymentId });
  if (payment.state !== 'settled' || !online?.intentId) throw refuse('not-settled');
  checkDeposit(request, payment);
  // The same for every try of this call: the provider refunds once.
  const attempt = once ? keyName(once) : requestId;
  try {
    const { intentId } = online;
    return (await deps.payments.refundRent({ intentId, cents, attempt, deposit })).refundId;
  } catch (error) {
    const most = leftToRefund(payment);
    if (!(error instanceof Refusal) || error.code !== 'refund-refused' || cents <= most) throw error;
    throw refuse('more-than-paid', { fields: { cents: `At most ${displayDollars(most)} is possible` } });
  }
}

/** The provider gives the money back where it came from; what it says of that is posted at once (D29). */
export async function refundOnline(request: Refunding, deps: Deps) {
  const { found, now, viewer, requestId, body } = request;
  const source = `refund:${await refunded(request, deps)}`;
  const reply = { success: 1 as const, data: { entry_id: source } };
  const object = { kind: 'ledger', id: found.read.lease.leaseId, name: found.unit.unitNumber } as const;
  const after = { amount: body.cents, reason: body.reason };
  const trace = request.trace({ action: 'ledger.refund', object, about: found.unit.propertyId, after });
  const { ledger } = found;
  await deps.ledgers.post({
    ...{ before: ledger, posted: { book: ledger.book, entries: [] }, trace: { ...trace, reply } },
    ...{ shown: shownOf(found, now), actor: { by: viewer.userId, at: now.toISOString(), requestId } },
  });
  await applyOnline({ ...ledgerKeyOf(found), now }, deps);
  return reply;
}
