import { vendors as rows } from '../../shared/contract/vendors';
import { proposeVisit } from '../../shared/domain/requests/visits';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';

/** In place of what was proposed or agreed. */
export const proposeVendorVisit = change(rows.proposeVendorVisit, {
  read: readJob,
  act: (request, deps) =>
    moveJob(
      request,
      {
        command: (facts, given, jobId) =>
          proposeVisit(facts, given, { ...request.body.visit, side: 'worker', jobId }),
      },
      deps,
    ),
});
