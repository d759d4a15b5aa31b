import { depositPart } from '../../../shared/domain/ledger/rent/online-modes';
import type { LeaseAt } from '../../common/leases/lease-at';
import { applyOnline } from '../../common/ledger/apply-online';
import { aboutLedger, ledgerKeyOf, shownOf } from '../../common/ledger/ledger-place';
import { findMyLedger, type MyLedgerAt } from '../../common/tenants/my-balance';
import type { Audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { Trace } from '../../table/audit/writes';
import type { OnlinePayment } from '../../table/ledger/record';
import { tenantCustomer } from './tenant-customer';

type Asked = {
  readonly request: Pick<ViewerCall, 'viewer' | 'now' | 'requestId'> & { trace(change: Audited): Trace };
  readonly at: MyLedgerAt;
  readonly paymentId: string;
  readonly cents: number;
  /** A saved one, with the customer who has it; empty for the provider's page. */
  readonly method: { readonly methodId?: string; readonly customerId?: string };
};

/** The provider keeps a page open for at least half an hour. */
const openFor = 60 * 60 * 1000;

/** Keeps the amount for this payment before the provider's page is opened, in the head that was read. */
export async function reservePayment(
  { request, at, paymentId, cents, method }: Asked,
  deps: Deps,
): Promise<OnlinePayment> {
  const { viewer, now, requestId } = request;
  const { userId, organizationId } = viewer;
  const { leaseId } = at.read.lease;
  const { customerId, payer } = await tenantCustomer(viewer, leaseId, deps);
  const online: OnlinePayment = {
    organizationId,
    leaseId,
    paymentId,
    cents,
    customerId,
    state: 'initiated',
    begun: at.on,
    chosen: depositPart(at.ledger.book.head, cents),
    payer,
    ...method,
    startedAt: now.toISOString(),
    until: new Date(now.getTime() + openFor).toISOString(),
  };
  const after = { amount: cents };
  // The payment's own key stands in for a once-record.
  const { once: _, ...trace } = request.trace({ action: 'ledger.pay', ...aboutLedger(at), after });
  await deps.ledgers.post({
    before: at.ledger,
    posted: { book: at.ledger.book, entries: [] },
    online: [online],
    trace,
    shown: shownOf(at, now),
    actor: { by: userId, at: now.toISOString(), requestId },
  });
  return online;
}

const rentName = ({ unit, head }: LeaseAt): string => `Rent, unit ${unit.unitNumber}, ${head.property.title}`;

/** Where the site says what became of a payment. */
export const outcomeUrl = ({ leaseId, paymentId }: OnlinePayment, { settings }: Pick<Deps, 'settings'>) =>
  `${settings.siteUrl}/paymentconfirmation?${new URLSearchParams({ id: leaseId, payment: paymentId })}`;

/** The provider's page of a reserved payment, always the same; its outcome once nothing is left to pay. */
export async function openRentPage(online: OnlinePayment, at: LeaseAt, deps: Deps) {
  const { organizationId, leaseId, paymentId, customerId, cents, until, state, url: known } = online;
  const { siteUrl } = deps.settings;
  const successUrl = outcomeUrl(online, deps);
  const answer = (url: string) => ({ success: 1 as const, data: { payment_id: paymentId, url } });
  if (state !== 'initiated') return answer(successUrl);
  if (known !== undefined) return answer(known);
  const page = await deps.payments.startRentCheckout({
    organizationId,
    leaseId,
    paymentId,
    customerId,
    cents,
    until,
    successUrl,
    name: rentName(at),
    cancelUrl: `${siteUrl}/payrent?id=${encodeURIComponent(leaseId)}`,
  });
  await deps.ledgers.keepCheckout(online, page);
  return answer(page.url);
}

/**
 * Closes the caller's own pages that are still unpaid, so that their amount is free again, and takes over
 * what the provider says of everyone's. What was paid meanwhile stays paid.
 */
export async function endOwnPages(
  at: MyLedgerAt,
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
  deps: Deps,
): Promise<MyLedgerAt> {
  if (at.ledger.pending.length === 0) return at;
  const key = ledgerKeyOf(at);
  const own = async () =>
    (await deps.ledgers.onlineOf(key)).filter(
      ({ state, payer }) => state === 'initiated' && payer.userRoleId === viewer.userRoleId,
    );
  // What was finished at the bank meanwhile is not to be canceled.
  if ((await own()).some(({ methodId }) => methodId !== undefined)) await applyOnline({ ...key, now }, deps);
  for (const { checkoutId, methodId, intentId } of await own()) {
    if (checkoutId !== undefined) await deps.payments.endRentCheckout(checkoutId);
    // Left at the bank's page.
    if (methodId !== undefined && intentId !== undefined) await deps.payments.endRentPayment(intentId);
  }
  await applyOnline({ ...key, now }, deps);
  return findMyLedger({ viewer, now, leaseId: key.leaseId }, deps);
}
