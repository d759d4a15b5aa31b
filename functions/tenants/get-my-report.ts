import type { Contract } from '../../shared/contract';
import { plainName } from '../../shared/domain/name-line';
import { hashWithRemarks, showReport } from '../common/leases/read-report';
import { answer, type Handler } from '../runtime/handler';
import { findMyReport } from './find-my-report';

/** A condition report as a tenant of its lease sees it. Deductions are the landlord's own. */
export const getMyReport: Handler<Contract['tenants']['getMyReport']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const [found, organization] = await Promise.all([
    findMyReport({ viewer, now, ...params }, deps),
    request.organization(),
  ]);
  const { place, stored, before, name } = found;
  const { unit, head } = place;
  return answer({
    ...(await showReport({ unit, stored, before, reader: found.tenant.id, now }, deps)),
    lease_id: stored.leaseId,
    kind: stored.kind,
    unit_number: unit.unitNumber,
    property_title: head.property.title,
    organization: plainName(organization.name),
    name,
    report: stored.report,
    before,
    hash: stored.signed?.hash ?? hashWithRemarks(stored),
  });
};
