import { screening as rows } from '../../../shared/contract/screening';
import { cancelScreening as cancel } from '../../../shared/domain/screening/move-application';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { findApplication } from '../applicants/find-application';
import { toApplicant } from '../letter-to-applicant';
import { canceledLetter } from './screening-letters';

/** Takes an order back. A report that arrives later is not kept. */
export const cancelScreening = change(rows.cancelScreening, {
  read: ({ viewer, now, body }, deps) =>
    findApplication({ viewer, now, applicationId: body.application_id }, deps),
  act: async (request, deps) => {
    const { now, found: before, trace } = request;
    const after = movedOrRefuse(before, (one) => cancel(one, now.toISOString()));
    const to = { application: after, organization: await request.organization() };
    const reply = { success: 1, data: { version: before.version + 1 } } as const;
    const left = trace({ action: 'screening.cancel', ...aboutApplication(before) });
    const mails = [toApplicant(to, { letter: canceledLetter(to), now }, deps)];
    await deps.applications.write({ before, after, mails, trace: { ...left, reply } });
    return reply;
  },
});
