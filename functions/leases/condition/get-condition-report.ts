import type { Contract } from '../../../shared/contract';
import { signedTerms } from '../../../shared/domain/leases/status/standing';
import { nameOf } from '../../../shared/domain/names';
import { may } from '../../../shared/domain/people/roles';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { momentAt } from '../../common/leases/lease-at';
import { showReport } from '../../common/leases/read-report';
import { answer, type Handler } from '../../runtime/handler';
import { findCondition, proposedReport } from './condition-at';

/** The report as it is stored, or what it would begin with. */
export const getConditionReport: Handler<Contract['leases']['getConditionReport']> = async (
  { viewer, now, params },
  deps,
) => {
  const [found, account] = await Promise.all([
    findCondition({ viewer, now, ...params }, deps),
    viewerAccount(viewer, deps),
  ]);
  const { at, kind, stored, before } = found;
  const { unit, head, read } = at;
  const { on: today } = momentAt(at, now);
  const terms = signedTerms(read.lease, today);
  const people = (terms.at(-1) ?? read.lease.terms[0])?.parties.tenants ?? [];
  return answer({
    ...(await showReport({ unit, stored, before, now }, deps)),
    lease_id: params.leaseId,
    kind,
    version: stored?.version ?? 0,
    today,
    before,
    unit_id: unit.unitId,
    unit_number: unit.unitNumber,
    property_title: head.property.title,
    address: [head.property.street, head.property.city, head.property.state].filter(Boolean).join(', '),
    tenants: people.map(nameOf),
    caller: nameOf(account),
    report: stored?.report ?? proposedReport(found, now),
    deductions: stored?.deductions ?? [],
    is_signed_lease: terms.length > 0,
    may_change: may(viewer, { area: 'leases', level: 'change' }),
  });
};
