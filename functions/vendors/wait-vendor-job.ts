import { vendors as rows } from '../../shared/contract/vendors';
import { wait } from '../../shared/domain/requests/work';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';

/** The vendor says what the job waits for. */
export const waitVendorJob = change(rows.waitVendorJob, {
  read: readJob,
  act: (request, deps) =>
    moveJob(
      request,
      {
        command: (facts, given, jobId) =>
          wait(facts, given, {
            for: request.body.for,
            until: request.body.until,
            why: request.body.why,
            jobId,
          }),
      },
      deps,
    ),
});
