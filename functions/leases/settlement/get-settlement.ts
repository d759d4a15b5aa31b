import type { Contract } from '../../../shared/contract';
import { depositDue, depositRuleOf } from '../../../shared/domain/leases/rent/deposit-clock';
import { termInForce } from '../../../shared/domain/leases/status/standing';
import { statusOf } from '../../../shared/domain/leases/status/status';
import { depositBacks, sentBackOf } from '../../../shared/domain/ledger/deposits/deposit-backs';
import { SettlementFacts } from '../../../shared/domain/ledger/deposits/settlement-facts';
import { nameOf } from '../../../shared/domain/names';
import { may } from '../../../shared/domain/people/roles';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { momentAt } from '../../common/leases/lease-at';
import { tenantsOf } from '../../common/leases/tenants-of';
import { answer, type Handler } from '../../runtime/handler';
import { blockedBy, bookWithRent, findSettling, moneyOf, proposedOf } from './find-settling';

/** What a lease's settlement deals with and until when (D41), or how it was settled. Nothing is posted. */
export const getSettlement: Handler<Contract['leases']['getSettlement']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const [at, account] = await Promise.all([
    findSettling({ viewer, now, leaseId: params.leaseId }, deps),
    viewerAccount(viewer, deps),
  ]);
  const { unit, head, settled, moved } = at;
  const { lease } = at.read;
  const { on } = momentAt(at, now);
  const { state, title } = head.property;
  const rule = depositRuleOf(lease, { on, state });
  const { held, prepaid, open } = moneyOf(at, { book: bookWithRent(at, now).book, on });
  return answer({
    lease_id: lease.leaseId,
    unit_id: unit.unitId,
    unit_number: unit.unitNumber,
    property_id: unit.propertyId,
    property_title: title,
    status: statusOf(lease, on),
    today: on,
    tenants: tenantsOf(at, now).map(({ name }) => name),
    address: lease.forwarding?.address ?? '',
    deadline: depositDue(lease, { on, state }),
    rule: rule && { days: rule.days, source: rule.source },
    held,
    moved: [...moved],
    prepaid,
    lease_days: termInForce(lease, on)?.deposit.returnDays,
    sent_back: sentBackOf(at.ledger.book),
    backs: depositBacks(at.ledger.book).map(({ tenant, payment, method, ...back }) => ({
      tenant_id: tenant,
      payment_id: payment,
      how: method,
      ...back,
    })),
    open: open.map(({ to: _, ...one }) => one),
    proposed: proposedOf(at),
    is_report_signed: at.report?.signed !== undefined,
    blocked: blockedBy(at, on),
    signer: nameOf(account),
    settled: settled && { ...SettlementFacts.parse(settled), letter: settled.letter },
    may: { change: may(viewer, { area: 'money', level: 'change' }) },
  });
};
