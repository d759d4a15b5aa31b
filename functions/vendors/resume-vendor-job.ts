import { vendors as rows } from '../../shared/contract/vendors';
import { resume } from '../../shared/domain/requests/work';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';

/** The job waits no more. */
export const resumeVendorJob = change(rows.resumeVendorJob, {
  read: readJob,
  act: (request, deps) =>
    moveJob(request, { command: (facts, given, jobId) => resume(facts, given, { jobId }) }, deps),
});
