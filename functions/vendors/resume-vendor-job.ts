import { vendors as rows } from '../../shared/contract/vendors';
import { resume } from '../../shared/domain/requests/work';
import { change } from '../runtime/change';
import { moveJob, readJob } from './find-job';

/** The job waits no more. */
export const resumeVendorJob = change(rows.resumeVendorJob, {
  read: readJob,
  act: (request, deps) =>
    moveJob(request, { command: (facts, given, jobId) => resume(facts, given, { jobId }) }, deps),
});
