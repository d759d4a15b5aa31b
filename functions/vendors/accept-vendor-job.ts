import { vendors as rows } from '../../shared/contract/vendors';
import { accept } from '../../shared/domain/requests/jobs';
import { isWindow, proposeVisit } from '../../shared/domain/requests/visits';
import { refuse } from '../../shared/wire/refusals';
import { moveJob, readJob } from '../common/requests/find-job';
import { change } from '../runtime/change';

/** The vendor takes the job, and may propose a visit at once: two changes, one after the other. */
export const acceptVendorJob = change(rows.acceptVendorJob, {
  read: readJob,
  act: async (request, deps) => {
    const { found, body, now } = request;
    if (body.visit && !isWindow(body.visit, now.toISOString())) throw refuse('bad-window');
    // A repeat whose first half was written goes on with the second.
    if (!found.job.accepted || !body.visit)
      await moveJob(request, { command: (facts, given, jobId) => accept(facts, given, { jobId }) }, deps);
    const { visit } = body;
    if (!visit) return { success: 1 };
    const again = { ...request, found: await readJob(request, deps) };
    return moveJob(
      again,
      { command: (facts, given, jobId) => proposeVisit(facts, given, { ...visit, side: 'worker', jobId }) },
      deps,
    );
  },
});
