import type { Contract } from '../../shared/contract';
import { nameOf } from '../../shared/domain/leases/parties';
import { reportConsent } from '../../shared/domain/leases/signing/consent-text';
import { plainName } from '../../shared/domain/name-line';
import { hashWithRemarks, showReport } from '../common/leases/read-report';
import { answer, type Handler } from '../runtime/handler';
import { findReport } from './find-report';

/** A condition report for a tenant without an account: what it says, its photos, and what was answered. */
export const openMailedReport: Handler<Contract['signing']['openMailedReport']> = async (
  { body: { token }, now },
  deps,
) => {
  const { place, stored, before, tenant, organization } = await findReport({ token, now }, deps);
  const { unit, head } = place;
  const { street, city, title } = head.property;
  return answer({
    ...(await showReport({ unit, stored, before, reader: tenant.id, now }, deps)),
    kind: stored.kind,
    unit_number: unit.unitNumber,
    property_title: title,
    place: `${street}, Unit ${unit.unitNumber}, ${city}`,
    name: nameOf(tenant),
    organization: plainName(organization.name),
    report: stored.report,
    before,
    hash: stored.signed?.hash ?? hashWithRemarks(stored),
    consent: { version: reportConsent.version, paragraphs: [...reportConsent.paragraphs] },
  });
};
