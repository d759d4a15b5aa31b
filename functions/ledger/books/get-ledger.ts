import type { Contract } from '../../../shared/contract';
import { statusOf } from '../../../shared/domain/leases/status/status';
import type { Entry } from '../../../shared/domain/ledger/entry';
import { headAsOf } from '../../../shared/domain/ledger/head-as-of';
import { isShown, sumsOf } from '../../../shared/domain/ledger/ledger-lines';
import { debtOn } from '../../../shared/domain/ledger/rent/payment-plan';
import { isRentFirst } from '../../../shared/domain/ledger/rent/rent-first-laws';
import { limits } from '../../../shared/domain/limits';
import { may } from '../../../shared/domain/people/roles';
import { feeRules } from '../../../shared/domain/settings/fee-settings';
import { momentAt } from '../../common/leases/lease-at';
import { tenantsOf } from '../../common/leases/tenants-of';
import { findLedger } from '../../common/ledger/find-ledger';
import { ledgerKeyOf, onlineChoice } from '../../common/ledger/ledger-place';
import { onlineShown } from '../../common/ledger/read-online';
import { roommatesOf } from '../../common/ledger/roommates';
import { shownPlan } from '../../common/ledger/shown-plan';
import { shownCharges } from '../../common/ledger/shown-recurring';
import { answer, type Handler } from '../../runtime/handler';
import { ledgerLines } from './ledger-lines';

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
  const [page, online, { isReady, ...choice }, roommates, autopay, recurring, settings] = await Promise.all([
    ledgerLines({ key, balance: sums.balance, after, limit, staff: request, ...wanted }, deps),
    deps.ledgers.onlineOf(key),
    onlineChoice(at, deps),
    roommatesOf({ at, on: today }, deps),
    deps.autopays.byLease({ organizationId: viewer.organizationId, leaseId }),
    deps.recurring.ofBook({ organizationId: viewer.organizationId, bookId: leaseId }),
    deps.organizationSettings.ofProperty(key),
  ]);
  const { lease } = at.read;
  const { plan, pending } = at.ledger;
  const plannable = debtOn(head, today);
  const { returnedFee: returned } = feeRules(settings.organization?.fees, settings.property?.fees);
  const mayChange = may(viewer, { area: 'money', level: 'change' });
  return answer({
    lease_id: lease.leaseId,
    unit_id: at.unit.unitId,
    unit_number: at.unit.unitNumber,
    property_id: at.unit.propertyId,
    property_title: at.head.property.title,
    tenants: tenantsOf(at, now),
    status: statusOf(lease, today),
    today,
    ...(head.locked && { closed_through: head.locked }),
    ...sums,
    ...(then.writtenOff !== undefined && { written_off: then.writtenOff }),
    open: head.open.map(({ to: _, ...open }) => open),
    ...(isRentFirst(at.head.property.state, today) && { rent_first: true as const }),
    online: onlineShown(online),
    choice: { ...choice, is_ready: isReady },
    ...(autopay?.state === 'on' && { autopay: autopay.next }),
    ...page,
    differs: (check?.differs ?? []).length > 0,
    ...(roommates && { roommates }),
    ...(recurring.length > 0 && { recurring: shownCharges(recurring, today) }),
    ...(plan && { plan: shownPlan(plan, { head, pending, today }) }),
    ...(plannable > 0 && { plannable }),
    ...(returned.since !== '' && returned.cents > 0 && { returned_fee: returned.cents }),
    may: {
      change: mayChange,
      open: mayChange && at.ledger.since === '',
      share: may(viewer, { area: 'leases', level: 'change' }),
    },
  });
};
