import { vendors as rows } from '../../shared/contract/vendors';
import { bill } from '../../shared/domain/requests/costs';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';
import { sentToJob } from './job-files';

/** The vendor's bill, also for 30 days after its job. Staff write it into the books as the request's cost. */
export const billVendorJob = change(rows.billVendorJob, {
  read: readJob,
  act: async (request, deps) => {
    const { cents, reference, words, file } = request.body;
    const sent = file ? [file] : [];
    const files = await sentToJob({ ...request, sent, kind: 'bill', audience: 'staff' }, deps);
    const named = { cents, reference, words, file: files[0]?.file.fileId };
    return moveJob(
      request,
      { command: (facts, given, jobId) => bill(facts, given, { ...named, jobId }), files },
      deps,
    );
  },
});
