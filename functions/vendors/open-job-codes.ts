import type { Contract } from '../../shared/contract';
import { findJob } from '../common/requests/find-job';
import { codesOfJob } from '../common/requests/job-codes';
import { requestName } from '../common/requests/request-at';
import { auditedProcess } from '../runtime/audit';
import type { Handler } from '../runtime/handler';

/** Entry codes for a vendor whose visit stands; each look is logged. None at any other time. */
export const openJobCodes: Handler<Contract['vendors']['openJobCodes']> = async (
  { body: { token }, now },
  deps,
) => {
  const at = await findJob({ token, now }, deps);
  const codes = await codesOfJob(at, now, deps);
  if (codes.length > 0) {
    const { organizationId, requestId, place } = at.request;
    const object = { kind: 'request', id: requestId, name: requestName(requestId) } as const;
    const process = 'A vendor by link';
    const about = place.propertyId;
    const change = { action: 'request.open-codes', object, about, organizationId, process, now } as const;
    await deps.audit.noteAccess({ audit: auditedProcess(change, deps), everyTime: true });
  }
  return { success: 1, data: { codes } };
};
