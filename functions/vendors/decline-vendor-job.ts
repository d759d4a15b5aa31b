import { vendors as rows } from '../../shared/contract/vendors';
import { decline } from '../../shared/domain/requests/jobs';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';

/** The vendor does not take the job, or gives it back. */
export const declineVendorJob = change(rows.declineVendorJob, {
  read: readJob,
  act: (request, deps) =>
    moveJob(
      request,
      { command: (facts, given, jobId) => decline(facts, given, { jobId, why: request.body.why }) },
      deps,
    ),
});
