import { depositPart } from '../../shared/domain/ledger/online-modes';
import { ledgerKeyOf, shownOf } from '../common/ledger/ledger-place';
import type { MyLedgerAt } from '../common/tenants/my-balance';
import type { Audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Trace } from '../table/audit/writes';
import type { OnlinePayment } from '../table/ledger/record';
import { tenantCustomer } from './tenant-customer';

type Asked = {
  readonly request: Pick<ViewerCall, 'viewer' | 'now' | 'requestId'> & { trace(change: Audited): Trace };
  readonly at: MyLedgerAt;
  readonly paymentId: string;
  readonly cents: number;
};

/** The provider keeps a page open for at least half an hour. */
const openFor = 60 * 60 * 1000;

/** Keeps the amount for this payment before the provider's page is opened, in the head that was read. */
export async function reservePayment(
  { request, at, paymentId, cents }: Asked,
  deps: Deps,
): Promise<OnlinePayment> {
  const { viewer, now, requestId } = request;
  const { userId, organizationId } = viewer;
  const { leaseId } = at.read.lease;
  const { customerId, payer } = await tenantCustomer(viewer, leaseId, deps);
  const online: OnlinePayment = {
    ...{ organizationId, leaseId, paymentId, cents, customerId, state: 'initiated', begun: at.on },
    chosen: depositPart(at.ledger.book.head, cents),
    payer,
    startedAt: now.toISOString(),
    until: new Date(now.getTime() + openFor).toISOString(),
  };
  const object = { kind: 'ledger', id: leaseId, name: at.unit.unitNumber } as const;
  const { propertyId } = ledgerKeyOf(at);
  // The payment's own key stands in for a once-record.
  const { once: _, ...trace } = request.trace({
    ...{ action: 'ledger.pay', object, about: propertyId, after: { amount: cents } },
  });
  await deps.ledgers.post({
    ...{ before: at.ledger, posted: { book: at.ledger.book, entries: [] }, online: [online], trace },
    ...{ shown: shownOf(at, now), actor: { by: userId, at: now.toISOString(), requestId } },
  });
  return online;
}
