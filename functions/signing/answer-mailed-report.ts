import { signing as rows } from '../../shared/contract/signing';
import { nameOf } from '../../shared/domain/leases/parties';
import { refuse } from '../../shared/wire/refusals';
import { answerReport } from '../common/leases/answer-report';
import { ownRemarks, photosOf } from '../common/leases/own-remarks';
import { openReport } from '../common/leases/read-report';
import { notThere } from '../common/portfolio/unit-photos';
import { type Audited, auditedProcess } from '../runtime/audit';
import { change } from '../runtime/change';
import { findReport, tenantByLink } from './find-report';

/**
 * A tenant disputes what they see differently, and signs the report with that or refuses to: one transaction.
 */
export const answerMailedReport = change(rows.answerMailedReport, {
  read: ({ body: { token }, now }, deps) => findReport({ token, now }, deps),
  act: async (request, deps) => {
    const { found, body, now } = request;
    const { place, tenant, organization } = found;
    const { organizationId } = organization;
    const { stored } = openReport(found.stored);
    const [id, name] = [tenant.id, nameOf(tenant)];
    const had = photosOf(stored, id);
    const take = async (names: readonly string[], field: string) => {
      if (names.some((photo) => !had.includes(photo)))
        throw refuse('not-found', { fields: { [field]: notThere } });
      return [...names];
    };
    const remarks = await ownRemarks(stored, { id, name, now }, { remarks: body.remarks, take });
    const trace = (done: Audited) => ({
      audit: auditedProcess({ organizationId, process: tenantByLink, now, ...done }, deps),
      now,
    });
    const { hash, answer } = body;
    await answerReport(
      { place, stored, name, hash, answer, remarks, call: request },
      { organization, trace },
      deps,
    );
    return { success: 1 };
  },
});
