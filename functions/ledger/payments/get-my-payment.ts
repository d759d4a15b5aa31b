import type { Contract } from '../../../shared/contract';
import { refuse } from '../../../shared/wire/refusals';
import { applyOnline } from '../../common/ledger/apply-online';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import { readOnline } from '../../common/ledger/read-online';
import { findMyLedger } from '../../common/tenants/my-balance';
import { paidForTenant } from '../../common/tenants/paid-for-tenant';
import { answer, type Handler } from '../../runtime/handler';

/** Asks the provider while a payment is open: the payer is often back before the webhook event. */
export const getMyPayment: Handler<Contract['ledger']['getMyPayment']> = async (request, deps) => {
  const { viewer, now, params } = request;
  // This read may write, so it waits for the session check first.
  const [at] = await Promise.all([
    findMyLedger({ viewer, now, leaseId: params.leaseId }, deps),
    request.session(),
  ]);
  const key = { ...ledgerKeyOf(at), paymentId: params.paymentId };
  const before = await deps.ledgers.onlinePayment(key);
  if (!before) throw refuse('not-found');
  const isOpen = before.state === 'initiated' || before.state === 'pending';
  if (isOpen) await applyOnline({ ...key, now }, deps);
  const [online, [paid]] = await Promise.all([
    isOpen ? deps.ledgers.onlinePayment(key) : before,
    deps.ledgers.paymentsOf({ ...key, payments: [params.paymentId] }),
  ]);
  return answer({
    ...readOnline(online ?? before, { userRoleId: viewer.userRoleId, readPaid: paidForTenant(at) }),
    lease_id: params.leaseId,
    unit_number: at.unit.unitNumber,
    property_title: at.head.property.title,
    refunded: (paid?.refunded ?? 0) + (paid?.sentBack ?? 0),
  });
};
