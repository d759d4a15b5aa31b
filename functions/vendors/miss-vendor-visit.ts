import { vendors as rows } from '../../shared/contract/vendors';
import { missVisit } from '../../shared/domain/requests/visits';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';

/** The vendor says who was not there. */
export const missVendorVisit = change(rows.missVendorVisit, {
  read: readJob,
  act: (request, deps) =>
    moveJob(
      request,
      {
        command: (facts, given, jobId) =>
          missVisit(facts, given, { visit: request.body.visit, side: request.body.side, jobId }),
      },
      deps,
    ),
});
