import { vendors as rows } from '../../shared/contract/vendors';
import { decline } from '../../shared/domain/requests/jobs';
import { change } from '../runtime/change';
import { moveJob, readJob } from './find-job';

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
