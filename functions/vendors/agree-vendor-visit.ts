import { vendors as rows } from '../../shared/contract/vendors';
import { agreeVisit } from '../../shared/domain/requests/visits';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';

/** The vendor agrees to what the home proposed. */
export const agreeVendorVisit = change(rows.agreeVendorVisit, {
  read: readJob,
  act: (request, deps) =>
    moveJob(
      request,
      {
        command: (facts, given, jobId) =>
          agreeVisit(facts, given, { visit: request.body.visit, side: 'worker', jobId }),
      },
      deps,
    ),
});
