import { vendors as rows } from '../../shared/contract/vendors';
import { estimate } from '../../shared/domain/requests/approvals';
import { ceilingOf } from '../../shared/domain/requests/spend';
import { moveJob, readJob } from '../common/requests/find-job';
import { askedOwners } from '../common/requests/repair-terms';
import { change } from '../runtime/change';
import { sentToJob } from './job-files';

/** What it will cost; above what may be spent the owners are asked at once. */
export const estimateVendorJob = change(rows.estimateVendorJob, {
  read: readJob,
  act: async (request, deps) => {
    const { body, found } = request;
    const { cents, words, file } = body;
    const sent = file ? [file] : [];
    const files = await sentToJob({ ...request, sent, kind: 'estimate', audience: 'staff' }, deps);
    const owners = askedOwners(found.head, found.terms);
    const named = { cents, words, file: files[0]?.file.fileId, owners };
    await moveJob(
      request,
      { command: (facts, given, jobId) => estimate(facts, given, { ...named, jobId }), files },
      deps,
    );
    return { success: 1, data: { needs_approval: cents > ceilingOf(found.request) } };
  },
});
