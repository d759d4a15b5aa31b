import type { Contract } from '../../shared/contract';
import { concernsTenants, sumsOf } from '../../shared/domain/ledger/ledger-lines';
import { leastOnline, payableOf, pendingSum } from '../../shared/domain/ledger/online-modes';
import { SettlementFacts } from '../../shared/domain/ledger/settlement-facts';
import { limits } from '../../shared/domain/limits';
import { isReadyFor, ledgerKeyOf } from '../common/ledger/ledger-place';
import { findMyLedger, myShare } from '../common/tenants/my-balance';
import { onItsWay } from '../common/tenants/on-its-way';
import { answer, type Handler } from '../runtime/handler';
import { ledgerLines } from './ledger-lines';
import { onlineShown } from './read-online';

/** A lease’s ledger for one of its tenants: what they owe together, and the entries that move it. */
export const getMyLedger: Handler<Contract['ledger']['getMyLedger']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const { after, limit = limits.listPage } = query;
  const at = await findMyLedger({ viewer, now, leaseId: params.leaseId }, deps);
  const key = ledgerKeyOf(at);
  const { book, pending } = at.ledger;
  const { head } = book;
  const sums = sumsOf(head, at.on);
  const asked = { key, balance: sums.balance, after, limit, isShown: concernsTenants };
  const [{ lines, ...page }, online, { mode }, way, settled, share] = await Promise.all([
    ledgerLines(asked, deps),
    deps.ledgers.onlineOf(key),
    deps.ledgers.onlineModes({ key, isReady: isReadyFor(at) }),
    onItsWay(at, { pending, userRoleId: viewer.userRoleId }, deps),
    deps.ledgers.settlement(key),
    myShare(at, deps),
  ]);
  const own = online.filter(({ payer }) => payer.userRoleId === viewer.userRoleId);
  const mine = pendingSum(way.filter(({ payment }) => own.some(({ paymentId }) => paymentId === payment)));
  return answer({
    ...{ lease_id: at.read.lease.leaseId, unit_number: at.unit.unitNumber, today: at.on },
    ...{ property_title: at.head.property.title, ...sums },
    online: onlineShown(online, viewer.userRoleId),
    paying: {
      ...{ mode, payable: payableOf(head, way), least: leastOnline },
      ...(share && { share: Math.max(0, Math.min(share.left - mine, payableOf(head, way))) }),
    },
    open: head.open.map(({ to: _, ...open }) => open),
    lines: lines.map(({ by: _, why: __, ...line }) => line),
    ...(share && { share }),
    settlement: settled && SettlementFacts.parse(settled),
    ...page,
  });
};
