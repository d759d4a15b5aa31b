import { vendors as rows } from '../../shared/contract/vendors';
import { start } from '../../shared/domain/requests/work';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';

/** The vendor begins to work, within what may be spent. */
export const startVendorWork = change(rows.startVendorWork, {
  read: readJob,
  act: (request, deps) =>
    moveJob(request, { command: (facts, given, jobId) => start(facts, given, { jobId }) }, deps),
});
