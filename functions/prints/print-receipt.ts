import type { Contract } from '../../shared/contract';
import { hasReceipt, type ReceiptPayment, receiptPaper } from '../../shared/domain/ledger/receipt-paper';
import { refuse } from '../../shared/wire/refusals';
import { ledgerKeyOf } from '../common/ledger/ledger-place';
import { findMyLedger, type MyLedgerAt } from '../common/tenants/my-balance';
import { paidForTenant } from '../common/tenants/paid-for-tenant';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import { printPaper } from './print-paper';

type Asked = { readonly paymentId: string; readonly userRoleId: string };

/** A payment as the ledger shows it to this tenant: a roommate's without what only they should know (D26). */
async function paymentFor(
  at: MyLedgerAt,
  { paymentId, userRoleId }: Asked,
  deps: Deps,
): Promise<ReceiptPayment | undefined> {
  const key = { ...ledgerKeyOf(at), paymentId };
  // One after the other: what is posted meanwhile is found as posted.
  const online = await deps.ledgers.onlinePayment(key);
  const [posted] = await deps.ledgers.paymentsOf({ ...key, payments: [paymentId] });
  const readPaid = paidForTenant(at);
  if (posted) {
    if (!hasReceipt(posted)) return undefined;
    const [payer, reference] = readPaid(posted.payer, posted.reference);
    const refunded = posted.refunded + (posted.sentBack ?? 0);
    return { ...posted, payment_id: paymentId, payer, reference, refunded };
  }
  if (online?.state !== 'pending') return undefined;
  const { cents, method, payer, begun: on } = online;
  const isOwn = payer.userRoleId === userRoleId;
  return {
    payment_id: paymentId,
    state: 'pending',
    method,
    reference: '',
    payer: isOwn ? payer.name : readPaid(payer.name, '')[0],
    cents,
    refunded: 0,
    prepaid: 0,
    covers: [],
    on,
  };
}

/**
 * The receipt of a payment of the caller's own lease. All that is not there for them is the same `not-found`.
 */
export const printReceipt: Handler<Contract['prints']['printReceipt']> = async (request, deps) => {
  // Layout takes a processor a while, so it waits for the session check first.
  await request.session();
  const { viewer, now, params } = request;
  const at = await findMyLedger({ viewer, now, leaseId: params.leaseId }, deps);
  const asked = { paymentId: params.paymentId, userRoleId: viewer.userRoleId };
  const payment = await paymentFor(at, asked, deps);
  if (!payment) throw refuse('not-found');
  const paper = receiptPaper(
    {
      unit_number: at.unit.unitNumber,
      property_title: at.head.property.title,
      today: at.on,
      open: at.ledger.book.head.open,
    },
    payment,
  );
  const organization = await request.organization();
  return answer({ pdf: await printPaper(paper, { organization, now }, deps) });
};
