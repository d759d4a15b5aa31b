import type { Contract } from '../../../shared/contract';
import type { LedgerLine } from '../../../shared/contract/ledger-shapes';
import { SettlementFacts } from '../../../shared/domain/ledger/deposits/settlement-facts';
import { concernsTenants, sumsOf } from '../../../shared/domain/ledger/ledger-lines';
import { leastOnline, payableOf } from '../../../shared/domain/ledger/rent/online-modes';
import { limits } from '../../../shared/domain/limits';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import { onlineShown } from '../../common/ledger/read-online';
import { tenantsPlan } from '../../common/ledger/shown-plan';
import { findMyLedger, myShare } from '../../common/tenants/my-balance';
import { onItsWay } from '../../common/tenants/on-its-way';
import { onlineWay } from '../../common/tenants/online-way';
import { paidForTenant, type ReadPaid } from '../../common/tenants/paid-for-tenant';
import { answer, type Handler } from '../../runtime/handler';
import { ledgerLines } from './ledger-lines';

/** An entry without names and notes of staff, and without what only a roommate's bank or checkbook tells. */
function forTenant({ by: _, why: __, payment, paid_out: out, ...line }: LedgerLine, readPaid: ReadPaid) {
  const [payer = '', reference = ''] = payment ? readPaid(payment.payer, payment.reference) : [];
  const [to = '', sent = ''] = out ? readPaid(out.to, out.reference) : [];
  return {
    ...line,
    ...(payment && { payment: { ...payment, payer, reference } }),
    ...(out && { paid_out: { ...out, to, reference: sent } }),
  };
}

/** A lease’s ledger for one of its tenants: what they owe together, and the entries that move it. */
export const getMyLedger: Handler<Contract['ledger']['getMyLedger']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const { after, limit = limits.listPage } = query;
  const at = await findMyLedger({ viewer, now, leaseId: params.leaseId }, deps);
  const key = ledgerKeyOf(at);
  const readPaid = paidForTenant(at);
  const { book, pending } = at.ledger;
  const { head } = book;
  const sums = sumsOf(head, at.on);
  const asked = { key, balance: sums.balance, after, limit, isShown: concernsTenants };
  const [{ lines, ...page }, online, paying, settled] = await Promise.all([
    ledgerLines(asked, deps),
    deps.ledgers.onlineOf(key),
    onlineWay(at, now, deps),
    deps.ledgers.settlement(key),
  ]);
  const way = onItsWay(online, { pending, userRoleId: viewer.userRoleId });
  const share = await myShare(at, way, deps);
  return answer({
    lease_id: at.read.lease.leaseId,
    unit_number: at.unit.unitNumber,
    today: at.on,
    property_title: at.head.property.title,
    ...sums,
    online: onlineShown(online, { userRoleId: viewer.userRoleId, readPaid }),
    paying: {
      ...paying,
      payable: paying.mode === 'off' ? 0 : payableOf(head, way),
      least: leastOnline,
      ...(share && { share: share.left }),
    },
    plan: tenantsPlan(at.ledger.plan, { head, pending, today: at.on }),
    open: head.open.map(({ to: _, ...open }) => open),
    lines: lines.map((line) => forTenant(line, readPaid)),
    ...(share && { share }),
    settlement: settled && SettlementFacts.parse(settled),
    ...page,
  });
};
