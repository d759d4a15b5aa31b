import { vendors as rows } from '../../shared/contract/vendors';
import { finish } from '../../shared/domain/requests/work';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';
import { sentToJob } from './job-files';

/** The vendor says that the work is done, with photos that all may see. */
export const finishVendorJob = change(rows.finishVendorJob, {
  read: readJob,
  act: async (request, deps) => {
    const { note, files: sent } = request.body;
    const files = await sentToJob({ ...request, sent, kind: 'done', audience: 'all' }, deps);
    return moveJob(
      request,
      { command: (facts, given, jobId) => finish(facts, given, { note, jobId }), files },
      deps,
    );
  },
});
