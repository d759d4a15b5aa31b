import type { Contract } from '../../shared/contract';
import { statusOf } from '../../shared/domain/leases/status';
import type { Entry } from '../../shared/domain/ledger/entry';
import { headAsOf } from '../../shared/domain/ledger/head-as-of';
import { isShown, sumsOf } from '../../shared/domain/ledger/ledger-lines';
import { limits } from '../../shared/domain/limits';
import { may } from '../../shared/domain/roles';
import { momentAt } from '../common/leases/lease-at';
import { tenantsOf } from '../common/leases/tenants-of';
import { findLedger } from '../common/ledger/find-ledger';
import { isReadyFor, ledgerKeyOf } from '../common/ledger/ledger-place';
import { roommatesOf } from '../common/ledger/roommates';
import { answer, type Handler } from '../runtime/handler';
import { ledgerLines } from './ledger-lines';
import { onlineShown } from './read-online';

/** A lease’s figures and a page of its entries with balances. As of a past day, both leave out later ones. */
export const getLedger: Handler<Contract['ledger']['getLedger']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const { as_of: asOf, after, show, limit = limits.listPage } = query;
  const { leaseId } = params;
  const [at, check] = await Promise.all([
    findLedger({ viewer, now, leaseId }, {}, deps),
    deps.ledgers.check({ organizationId: viewer.organizationId, leaseId }),
  ]);
  const { head } = at.ledger.book;
  const { on: today } = momentAt(at, now);
  const key = ledgerKeyOf(at);
  const later = asOf === undefined ? [] : await deps.ledgers.entriesAfter({ ...key, day: asOf });
  const then = asOf === undefined ? head : { ...head, ...headAsOf({ head, entries: later }, asOf) };
  const sums = sumsOf(then, asOf ?? today);
  const wanted = { through: asOf, isShown: (entry: Pick<Entry, 'type'>) => isShown(entry, show) };
  const isReady = isReadyFor(at);
  const [page, online, choice, roommates] = await Promise.all([
    ledgerLines({ key, balance: sums.balance, after, limit, staff: request, ...wanted }, deps),
    deps.ledgers.onlineOf(key),
    deps.ledgers.onlineModes({ key, isReady }),
    roommatesOf({ at, on: today }, deps),
  ]);
  const { lease } = at.read;
  const mayChange = may(viewer, { area: 'money', level: 'change' });
  return answer({
    ...{ lease_id: lease.leaseId, unit_id: at.unit.unitId, unit_number: at.unit.unitNumber },
    ...{ property_id: at.unit.propertyId, property_title: at.head.property.title },
    ...{ tenants: tenantsOf(at, now), status: statusOf(lease, today), today },
    ...(head.locked && { closed_through: head.locked }),
    ...{ ...sums, open: head.open.map(({ to: _, ...open }) => open) },
    ...{ online: onlineShown(online), choice: { ...choice, is_ready: isReady } },
    ...page,
    differs: (check?.differs ?? []).length > 0,
    ...(roommates && { roommates }),
    may: {
      ...{ change: mayChange, open: mayChange && at.ledger.since === '' },
      share: may(viewer, { area: 'leases', level: 'change' }),
    },
  });
};
