import { vendors as rows } from '../../shared/contract/vendors';
import { wait } from '../../shared/domain/requests/work';
import { change } from '../runtime/change';
import { moveJob, readJob } from './find-job';

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
