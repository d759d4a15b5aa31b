import { isRefused } from '../../../shared/domain/ledger/refusals';
import { takeBack } from '../../../shared/domain/ledger/rent/covers';
import { leftToRefund } from '../../../shared/domain/ledger/rent/payments';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { applyOnline } from '../../common/ledger/apply-online';
import { aboutLedger, ledgerKeyOf, shownOf } from '../../common/ledger/ledger-place';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRead } from '../../table/ledger/read';
import type { LedgerPost } from '../../table/ledger/writes';
import { type LedgerRequest, refusalOf } from '../books/post-change';
import { keyName } from '../books/posting-id';
import { paymentIn } from './payment-in';

type Refunding = LedgerRequest & {
  readonly body: {
    readonly payment_id: string;
    readonly cents: number;
    readonly reason: string;
    /** The tenant whose held deposit goes back. */
    readonly deposit?: string | undefined;
  };
};

/** The provider answers long before. If this call dies meanwhile, the next one need not wait for longer. */
const askedFor = 2 * 60 * 1000;

/** The provider's payment that the money goes back to. Refuses `not-settled`, `deposit-used`. */
async function intentOf(request: Refunding, deps: Deps): Promise<string> {
  const { found, body } = request;
  const { payment_id: paymentId } = body;
  const payment = paymentIn(found, paymentId);
  const online = await deps.ledgers.onlinePayment({ ...ledgerKeyOf(found), paymentId });
  if (payment.state !== 'settled' || !online?.intentId) throw refuse('not-settled');
  // Money that paid a deposit stays once the deposit was used (D33).
  const isOfDeposit = body.deposit === undefined && body.cents <= leftToRefund(payment);
  const back = isOfDeposit ? takeBack(found.ledger.book, payment, body.cents) : {};
  if (isRefused(back)) throw refusalOf(back);
  return online.intentId;
}

type Asking = { readonly intentId: string; readonly attempt: string };

/** The provider's id of the refund. Its refusal names what is possible (D24). */
async function refunded({ found, body }: Refunding, asking: Asking, deps: Deps): Promise<string> {
  const { payment_id: paymentId, cents, deposit } = body;
  try {
    return (await deps.payments.refundRent({ ...asking, cents, deposit })).refundId;
  } catch (error) {
    const most = leftToRefund(paymentIn(found, paymentId));
    if (!(error instanceof Refusal) || error.code !== 'refund-refused' || cents <= most) throw error;
    throw refusalOf({ refused: 'more-than-paid', limit: most });
  }
}

type Kept = Pick<LedgerPost, 'refunding' | 'trace'>;

/** Writes what becomes of the refund into the lease's head, without an entry. */
const keep = ({ found, now, viewer, requestId }: Refunding, before: LedgerRead, kept: Kept, deps: Deps) =>
  deps.ledgers.post({
    before,
    posted: { book: before.book, entries: [] },
    ...kept,
    shown: shownOf(found, now),
    actor: { by: viewer.userId, at: now.toISOString(), requestId },
  });

/**
 * The provider gives money back where it came from; what it says of that is posted at once (D29). The head
 * says so first: meanwhile the same money cannot go out another way. Refuses `refund-under-way`.
 */
export async function refundOnline(request: Refunding, deps: Deps) {
  const { found, now, requestId, once, body } = request;
  const intentId = await intentOf(request, deps);
  // The same for every try of this call: the provider refunds once.
  const attempt = once ? keyName(once) : requestId;
  const until = new Date(now.getTime() + askedFor).toISOString();
  await keep(request, found.ledger, { refunding: { attempt, until } }, deps);
  const isOver = async (trace?: Kept['trace']) =>
    keep(request, await deps.ledgers.book(ledgerKeyOf(found)), { refunding: 'over', trace }, deps);
  try {
    const source = `refund:${await refunded(request, { intentId, attempt }, deps)}`;
    await applyOnline({ ...ledgerKeyOf(found), now }, deps);
    const reply = { success: 1 as const, data: { entry_id: source } };
    const after = { amount: body.cents, reason: body.reason };
    const trace = request.trace({ action: 'ledger.refund', ...aboutLedger(found), after });
    await isOver({ ...trace, reply });
    return reply;
  } catch (error) {
    // Where the provider is away, nobody knows yet whether it refunded.
    if (error instanceof Refusal && error.code !== 'payments-away') await isOver();
    throw error;
  }
}
